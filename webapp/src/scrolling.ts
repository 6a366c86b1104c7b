/** What lies around a thing and is seen with it, in pixels. */
const AROUND = 24;

/** Scroll a pane no further down than all these things can be seen, so that little moves and what lies above stays.
 * Where they do not fit together the first is shown; what is higher than its pane begins at its heading. */
export function show(pane: Element, things: HTMLElement[], first: HTMLElement | undefined): void {
  const room = pane.clientHeight;
  const boxes = things.filter((one) => pane.contains(one)).map((one) => one.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const above = pane.firstElementChild?.getBoundingClientRect().top ?? 0;
  if (!boxes.length || !first) pane.scrollTop = 0;
  else if (bottom - top + AROUND < room) pane.scrollTop = bottom - above + AROUND - room;
  else first.scrollIntoView({ block: first.offsetHeight < room ? 'center' : 'start' });
}
