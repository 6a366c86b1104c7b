/** Export: download a file, copy a text, make and read links. */
import { routeOf, type Route } from '../../state/route';
import { cleaned, defaults, remembered } from '../../state/settings';

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

/** Hosts that only this device or this home network reaches. */
const NEAR =
  /^(localhost|.*\.local|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** An address that others can open, without query and hash (the access key is never shared); else empty. */
export function openAddress(address: string): string {
  try {
    const { protocol, hostname, origin, pathname } = new URL(address.trim());
    return /^https?:$/.test(protocol) && !NEAR.test(hostname) ? origin + pathname : '';
  } catch {
    return '';
  }
}

/** Where a shared link opens: a published copy, or the static host of this page; empty: it is a text to paste. */
const placeOf = (address: string): string =>
  openAddress(cleaned(remembered(), defaults([])).published) ||
  (import.meta.env.MODE === 'site' ? openAddress(address) : '');

/** The link to a box, or to a part of one. */
export function boxLinkTo(address: string, text: string): string {
  return `${placeOf(address)}#/box/${text}`;
}

/** The link to a position; opening it starts a table there. */
export function linkTo(address: string, game: string, text: string): string {
  return `${placeOf(address)}#/open/${encodeURIComponent(game)}/${encodeURIComponent(text)}`;
}

/** The link to a challenge: the same deal for a friend. */
export function challengeLinkTo(address: string, text: string): string {
  return `${placeOf(address)}#/challenge/${text}`;
}

/** The route in this page for a link of any copy of the page; null if it is none that can be shared. */
export function sharedIn(link: string): Route | null {
  const route = routeOf(/#\/(?:open|box|challenge)\/.+/.exec(link.trim())?.[0] ?? '');
  return (route.at === 'open' || route.at === 'box' || route.at === 'challenge') && route.text ? route : null;
}
