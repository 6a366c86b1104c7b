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
export function besides(of: Box, { width, height }: Size, screen: Size, margin: number): { left: number; top: number } {
  const across = within((of.left + of.right - width) / 2, margin, screen.width - width - margin);
  const upright = within((of.top + of.bottom - height) / 2, margin, screen.height - height - margin);
  const places = [
    { left: across, top: of.bottom + margin },
    { left: across, top: of.top - height - margin },
    { left: of.right + margin, top: upright },
    { left: of.left - width - margin, top: upright },
    { left: across, top: screen.height - height - margin },
    { left: across, top: margin },
  ].filter(({ left, top }) => left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height);
  const covered = (at: { left: number; top: number }) =>
    Math.max(0, Math.min(at.left + width, of.right) - Math.max(at.left, of.left)) *
    Math.max(0, Math.min(at.top + height, of.bottom) - Math.max(at.top, of.top));
  const least = Math.min(...places.map(covered));
  return places.find((one) => covered(one) === least) ?? { left: across, top: margin };
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
