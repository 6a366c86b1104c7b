/** Nested tables inside values: a new one, and one with a value changed. */
import type { Field, Form, Json, Value } from '../api/types';

type Table = Record<string, Json>;

/** Whether a field is asked, given these values. */
export const applies = (field: Field, values: Record<string, unknown>): boolean =>
  !field.when.length ||
  field.when.some((known) => Object.entries(known).every(([key, among]) => among.includes(values[key] as Value)));

/** The values of a table by key, of a list of fixed length by place. */
export const byKey = (table: Json): Table => ({ ...(table as Table) });

export const asked = (form: Form, table: Table): Field[] => form.fields.filter((field) => applies(field, table));

/** A table with the first value of each required field; `values` are kept where they are asked. */
export function begun(form: Form, values: Table = {}): Json {
  const found: Table = {};
  for (const field of form.fields) {
    if (!applies(field, found)) continue;
    if (field.key in values) found[field.key] = values[field.key]!;
    else if (!field.optional) found[field.key] = structuredClone(field.value as Json);
  }
  return form.is_list ? Object.values(found) : found;
}

/** A table with one value changed; another kind of table keeps what it enters in the same way. */
export function withValue(form: Form, table: Json, key: string, value: Json): Json {
  const before = byKey(table);
  const after: Table = { ...before, [key]: value };
  const same = new Map(asked(form, before).map((field) => [field.key, field]));
  const kept = asked(form, after).filter(
    (field) => same.get(field.key)?.kind === field.kind && same.get(field.key)?.choices === field.choices,
  );
  return begun(form, Object.fromEntries(kept.filter(({ key }) => key in after).map(({ key }) => [key, after[key]!])));
}

export function without(table: Table, key: string): Table {
  const { [key]: _, ...others } = table;
  return others;
}

/** Whether a field needs more than one line. */
export const isHigh = ({ kind }: Field): boolean => ['list', 'counts', 'rows', 'table'].includes(kind);
