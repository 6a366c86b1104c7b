/** Acts once what stands in the page now is on the screen: the second frame from here begins when the first is drawn.
 * Returns how to call it off. */
export function onceDrawn(act: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      later = setTimeout(act);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
