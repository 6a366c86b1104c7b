/** The set-up of a game as a form: what is asked, what is shown at once, and what is sent. */
import type { Field, Form, Json, Value } from '../api/types';
import { applies } from './nested';

type Values = Record<string, Json>;

/** The fields that are asked, each with the value that it has now: chosen, or preselected, or the game's default. */
export function askedNow({ fields, choices }: Form, preselected: Values, chosen: Values): Field[] {
  const first = (field: Field): Json => {
    const given = preselected[field.key];
    const options = choices[field.choices] ?? field.options;
    return options.find(({ value }) => String(value) === String(given))?.value ?? given ?? (field.value as Json);
  };
  const all = fields.map((field) => ({ ...field, value: chosen[field.key] ?? first(field) })) as Field[];
  const values = Object.fromEntries(all.map(({ key, value }) => [key, value as Json]));
  return all.filter((field) => applies(field, values));
}

/** What begins the set-up, such as whose components are used; the other choices, the level first; and what is folded. */
export function arranged(fields: Field[], preselected: Values): Record<'own' | 'open' | 'folded', Field[]> {
  const choices = fields.filter((field) => field.kind === 'choice');
  const own = choices.filter((field) => field.key in preselected);
  const open = choices
    .filter((field) => !own.includes(field))
    .sort((a, b) => Number(b.key === 'level') - Number(a.key === 'level'));
  return { own, open, folded: fields.filter((field) => field.kind !== 'choice') };
}

/** The set-up to send: only values that differ from the defaults of the game. */
export function setupOf(form: Form, fields: Field[]): Values {
  const defaults = new Map(form.fields.map(({ key, value }) => [key, JSON.stringify(value)]));
  const differ = fields.filter(({ key, value }) => JSON.stringify(value) !== defaults.get(key));
  return Object.fromEntries(differ.map(({ key, value }) => [key, value as Json]));
}

/** The options of a choice, the preselected one first. */
export const firstOf = <O extends { value: Value }>(options: O[], first: Json | undefined): O[] =>
  options.toSorted((a, b) => Number(String(b.value) === first) - Number(String(a.value) === first));
