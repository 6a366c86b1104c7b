/** Pixels around an element that are shown with it. */
const AROUND = 24;

/** Scroll a pane just so far that all these elements are visible.
 * If they do not fit, show the first; if that is higher than the pane, show its top. */
export function show(pane: Element, elements: HTMLElement[], first: HTMLElement | undefined): void {
  const room = pane.clientHeight;
  const boxes = elements.filter((one) => pane.contains(one)).map((one) => one.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const above = pane.firstElementChild?.getBoundingClientRect().top ?? 0;
  if (!boxes.length || !first) pane.scrollTop = 0;
  else if (bottom - top + AROUND < room) pane.scrollTop = bottom - above + AROUND - room;
  else first.scrollIntoView({ block: first.offsetHeight < room ? 'center' : 'start' });
}
