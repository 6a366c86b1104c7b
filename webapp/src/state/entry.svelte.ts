/** The last tap of the form that is being filled in: Undo takes it back before it undoes a step of the game. */
class Entry {
  undo = $state.raw<(() => void) | null>(null);
}
export const entry = new Entry();
