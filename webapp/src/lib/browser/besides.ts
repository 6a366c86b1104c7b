/** Where a bubble stands beside what it explains. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

/** The first free place below, above, right or left of an element; if none is free, the one that covers least of it. */
export function besides(of: Box, { width, height }: Size, screen: Box, margin: number): { left: number; top: number } {
  const last = { left: screen.right - width - margin, top: screen.bottom - height - margin };
  const across = within((of.left + of.right - width) / 2, screen.left + margin, last.left);
  const upright = within((of.top + of.bottom - height) / 2, screen.top + margin, last.top);
  const places = [
    { left: across, top: of.bottom + margin },
    { left: across, top: of.top - height - margin },
    { left: of.right + margin, top: upright },
    { left: of.left - width - margin, top: upright },
    { left: across, top: last.top },
    { left: across, top: screen.top + margin },
  ].filter(
    ({ left, top }) =>
      left >= screen.left && top >= screen.top && left + width <= screen.right && top + height <= screen.bottom,
  );
  const covered = (at: { left: number; top: number }) =>
    Math.max(0, Math.min(at.left + width, of.right) - Math.max(at.left, of.left)) *
    Math.max(0, Math.min(at.top + height, of.bottom) - Math.max(at.top, of.top));
  const least = Math.min(...places.map(covered));
  return places.find((one) => covered(one) === least) ?? { left: across, top: screen.top + margin };
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
