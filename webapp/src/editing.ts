/** Correct anything: the position's JSON form as a flat list of dotted keys, and the changes to them. */
import type { Json, Position } from './contract';

export interface Leaf {
  key: string;
  group: string;
  name: string;
  value: Json;
}

/** Every value of a position under its dotted key. Lists stay whole: they are corrected as one. */
export function leavesOf(position: Position, under: string[] = []): Leaf[] {
  return Object.entries(position).flatMap(([name, value]): Leaf[] => {
    const path = [...under, name];
    if (name === 'pending' && !under.length) return [];
    if (isObject(value)) return leavesOf(value, path);
    return [{ key: path.join('.'), group: under.join('.'), name, value }];
  });
}

/** How a value is written in a text field. */
export function written(value: Json): string {
  if (isList(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a text field means, given what stood there before; undefined when it means nothing. */
export function meant(text: string, before: Json): Json | undefined {
  if (typeof before === 'string') return text;
  if (isList(before)) {
    const parts = text.split(',').map((part) => part.trim()).filter(Boolean);
    const numbers = before.length > 0 && before.every((one) => typeof one === 'number');
    if (!numbers) return parts;
    return parts.every((part) => /^-?\d+$/.test(part)) ? parts.map(Number) : undefined;
  }
  try {
    return JSON.parse(text) as Json;
  } catch {
    return before === null ? text : undefined;
  }
}

function isObject(value: Json): value is Position {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is (string | number)[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');
}
