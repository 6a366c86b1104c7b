/** Keys by their place on the keyboard, so that a Cyrillic layout works as a Latin one does. */
export function letter(event: KeyboardEvent): string {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return '';
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code) ?? [];
  return place?.toLowerCase() ?? event.key;
}
