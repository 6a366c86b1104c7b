/** Files and texts that leave the page: download a file, copy a text. */

let offered = '';

/** Offers a file. An app on the home screen of iOS shares it, because it has no downloads. */
export function download(name: string, content: unknown, type = 'application/json'): void {
  const whole =
    content instanceof Blob || typeof content === 'string' ? content : JSON.stringify(content, null, 1) + '\n';
  const file = new File([whole], name, { type });
  const app = 'standalone' in navigator && navigator.standalone === true;
  if (app && navigator.canShare?.({ files: [file] }))
    void navigator.share({ files: [file] }).catch((error: unknown) => {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) save(file); // the tap was too long ago
    });
  else save(file);
}

/** Its address lasts until the next one: iOS asks first, and reads the file only then. */
function save(file: File): void {
  const link = document.createElement('a');
  URL.revokeObjectURL(offered);
  link.href = offered = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
}

/** False without a secure context, which has no clipboard: the player copies from the field. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
