/** What a pedal or a remote asks for: Space, Page Down and Right press the main button, Left goes back.
 * A key for the element that the keyboard has moved to, such as Space on a button, stays with that element. */
export function pedal(event: KeyboardEvent): 'press' | 'back' | null {
  if (event.defaultPrevented || event.repeat || !letter(event) || event.shiftKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  const target = event.target as HTMLElement;
  if (event.key === ' ' && target.matches('button, a, summary, [role="button"]') && target.matches(':focus-visible'))
    return null;
  if (event.key === ' ' || event.key === 'PageDown' || event.key === 'ArrowRight') return 'press';
  return event.key === 'ArrowLeft' ? 'back' : null;
}

/** The letter of a key by its place on the keyboard, so that a Cyrillic layout works like a Latin one. */
export function letter(event: KeyboardEvent): string {
  const target = event.target as HTMLElement;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
  )
    return '';
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code) ?? [];
  return place?.toLowerCase() ?? event.key;
}
