/** Links to a position, a box or a challenge: make one for other devices, and find the route of one. */
import { routeOf, type Route } from '../state/route';
import { cleaned, defaults, remembered } from '../state/settings';

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
