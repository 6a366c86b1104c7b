/** Correct anything: the fields of a position in groups, and what is typed where nothing can be chosen. */
import type { Field, Json, Option } from './contract';
import { readable, type Words } from './words';

export interface Line {
  field: Field;
  label: string;
  /** What the field is part of inside its group, and whether it is the first of it. */
  under: string;
  first: boolean;
}

export interface Group {
  name: string;
  fields: Line[];
}

/** Fields under the heading they belong to, those of the game as a whole under `general`; only what is wanted. */
export function grouped(fields: Field[], words: Words, general: string, wanted = ''): Group[] {
  const groups = new Map<string, Line[]>();
  for (const field of fields) {
    const steps = field.key.split('.');
    const names = field.names.map((name, at) => words.first([name.message], name.args, readable(steps[at] ?? '')));
    if (wanted && !names.join(' ').toLowerCase().includes(wanted.toLowerCase())) continue;
    const label = names.at(-1)!;
    const group = field.kind === 'told' || names.length > 1 ? names[0]! : general;
    const under = names.slice(1, -1).join(' · ');
    const lines = groups.get(group) ?? [];
    lines.push({ field, label, under, first: lines.at(-1)?.under !== under });
    groups.set(group, lines);
  }
  return [...groups].map(([name, lines]) => ({ name, fields: lines }));
}

/** What a choice is called; a game without words for it shows the value itself. */
export const choiceName = (words: Words, option: Option) => words.first([option.message], option.args, readable(String(option.value)));

export const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

function isList(value: Json): value is (string | number)[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');
}
