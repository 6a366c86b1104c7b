/** The components of a box: how many are entered, which comes next, and an owner's values with one changed. */
import type { BoxView, Json, Position, CatalogGroup, CatalogEntry } from '../api/types';

/** How many of the components that are asked for have all their values. */
export function entered(rows: CatalogGroup[]): { done: number; count: number } {
  const asked = rows.filter((row) => row.asked).flatMap((row) => row.components);
  return { done: asked.filter((one) => one.state === 'done').length, count: asked.length };
}

/** The key under which a component is entered: its missing part, or the entry that corrects it. */
export const entryKey = (box: BoxView | null, component: CatalogEntry): string =>
  component.left ?? box?.entry_keys?.find((key) => `${component.key}.`.startsWith(`${key}.`)) ?? '';

/** After an entry: the component as it is now, and the next of its kind that misses something. */
export function afterEntry(rows: CatalogGroup[], key: string): { component: CatalogEntry; next: CatalogEntry | null } {
  const row = rows.find((one) => one.components.some((component) => component.key === key))!;
  const at = row.components.findIndex((component) => component.key === key);
  const next = [...row.components.slice(at), ...row.components.slice(0, at)].find((component) => component.left);
  return { component: row.components[at]!, next: next ?? null };
}

/** An owner's box with a value under a dotted key; without a value, ours applies again. */
export function withValue(own: Position, key: string, value?: Json): Position {
  const copy = structuredClone(own);
  const path = key.split('.');
  let inner = copy;
  for (const step of path.slice(0, -1)) inner = (inner[step] ??= {}) as Position;
  if (value === undefined) delete inner[path.at(-1)!];
  else inner[path.at(-1)!] = value;
  return copy;
}

/** The value under a dotted key. */
export const valueAt = (tables: Position, key: string): Json | undefined =>
  key.split('.').reduce<Json | undefined>((inner, step) => (inner as Position | undefined)?.[step], tables);
