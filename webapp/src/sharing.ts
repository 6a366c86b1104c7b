/** Handing something over: a file, or a text for the clipboard. */

export function download(name: string, content: unknown, type = 'application/json'): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1) + '\n';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The clipboard is there only in a secure context; otherwise the player copies from the shown field. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of a box, or of a part of one: whoever opens it sees what it would bring. */
export function boxLinkTo(address: string, text: string): string {
  return `${address.split('#')[0]}#/box/${text}`;
}

/** The address of a position: whoever opens it gets a table that begins there. */
export function linkTo(address: string, game: string, text: string): string {
  return `${address.split('#')[0]}#/open/${encodeURIComponent(game)}/${encodeURIComponent(text)}`;
}
