/** Tables inside of values: how one begins, and what stays when it becomes another kind. */
import type { Field, Json, Sheet } from './contract';

type Table = Record<string, Json>;

export const beginning = (sheet: Sheet, kind = Object.keys(sheet.variants)[0]!): Json => structuredClone(sheet.variants[kind]!.begins) as Json;

export const variantOf = (sheet: Sheet, table: Table) => sheet.variants[sheet.kind ? String(table[sheet.kind.key]) : '']!;

/** The same table as another kind: what both have stays, as far as it is entered the same way. */
export function become(sheet: Sheet, table: Table, kind: string): Table {
  const before = new Map(variantOf(sheet, table).fields.map((field) => [field.key, field]));
  const after = beginning(sheet, kind) as Table;
  for (const { key, kind: how, choices } of sheet.variants[kind]!.fields) {
    const was = before.get(key);
    if (key in table && was?.kind === how && was.choices === choices) after[key] = table[key]!;
  }
  return after;
}

export function without(table: Table, key: string): Table {
  const { [key]: _, ...others } = table;
  return others;
}

/** Whether a field takes more than a line. */
export const isHigh = ({ kind }: Field): boolean => ['list', 'counts', 'rows', 'table'].includes(kind);
