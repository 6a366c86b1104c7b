/** Call `act` when the present content is on the screen: the second frame begins when the first is drawn.
 * Returns a function to cancel it. */
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
