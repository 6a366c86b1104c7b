/** The fields of a position or component for correction: grouped, named, and read from text. */
import type { Field, Json, Option } from '../api/types';
import { readable, type Words } from './text/words';

export interface Line {
  field: Field;
  label: string;
  /** The subgroup of the field, and whether the field is the first in it. */
  under: string;
  first: boolean;
}

export interface FieldGroup {
  name: string;
  fields: Line[];
}

/** Fields by heading, those of the whole game under `general`; `wanted` filters them. */
export function grouped(fields: Field[], words: Words, general: string, wanted = ''): FieldGroup[] {
  const groups = new Map<string, Line[]>();
  for (const field of fields) {
    const steps = field.key.split('.');
    const names = [...field.within, field].map((name, at) =>
      words.first([name.message], name.args, readable(steps[at] ?? '')),
    );
    if (wanted && !names.join(' ').toLowerCase().includes(wanted.toLowerCase())) continue;
    const label = names.at(-1)!;
    const group = field.kind === 'entered' || names.length > 1 ? names[0]! : general;
    const under = names.slice(1, -1).join(' · ');
    const lines = groups.get(group) ?? [];
    lines.push({ field, label, under, first: lines.at(-1)?.under !== under });
    groups.set(group, lines);
  }
  return [...groups].map(([name, lines]) => ({ name, fields: lines }));
}

/** The name of a choice; the value itself if the game has no words for it. */
export const choiceName = (words: Words, option: Option) =>
  words.first([option.message], option.args, readable(String(option.value)));

/** Longer lists of choices are sorted by name; a shorter one is seen at a glance and keeps the order of the print. */
const GLANCE = 12;

/** Choices by their name in the reader's language. Numbers keep their order; what stands for nothing stays first. */
export function byName(options: Option[], words: Words): Option[] {
  if (options.length <= GLANCE || options.every((one) => /^-?\d+$/.test(String(one.value)))) return options;
  const { compare } = new Intl.Collator(words.language, { numeric: true, ignorePunctuation: true });
  const names = new Map(options.map((one) => [one, choiceName(words, one)]));
  return [...options].sort(
    (one, other) =>
      Number(other.value === '') - Number(one.value === '') || compare(names.get(one)!, names.get(other)!),
  );
}

export const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The value that was typed for a text field, such as numbers or lists; undefined if it is none. */
export function read(kind: Field['kind'], text: string): Json | undefined {
  if (kind === 'text') return text;
  const parts = text
    .split(kind === 'list' ? ',' : /[\s,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (kind === 'list') return parts;
  return parts.every((part) => /^-?\d+$/.test(part)) ? parts.map(Number) : undefined;
}
