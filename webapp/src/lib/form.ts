/** The set-up form of a game, read from its JSON schema. */
import type { Json, Schema, Value } from '../api/types';

export interface Field {
  key: string;
  path: string[];
  kind: 'choice' | 'switch' | 'number' | 'choices' | 'text';
  choices: Value[];
  low?: number;
  high?: number;
  default: Json;
}

export function fieldsOf(schema: Schema): Field[] {
  return read(schema, schema.$defs ?? {}, []);
}

function resolved(schema: Schema, defs: Record<string, Schema>): Schema {
  if (!schema.$ref) return schema;
  const inner = defs[schema.$ref.split('/').pop() ?? ''] ?? {};
  return { ...inner, ...(schema.default !== undefined && { default: schema.default }) };
}

function read(schema: Schema, defs: Record<string, Schema>, path: string[]): Field[] {
  const whole = resolved(schema, defs);
  return Object.entries(whole.properties ?? {}).flatMap(([key, raw]) => {
    const part = resolved(raw, defs);
    const at = [...path, key];
    if (part.properties) return read(part, defs, at);
    const field = fieldOf(key, at, part, defs);
    return field ? [field] : [];
  });
}

function fieldOf(key: string, path: string[], part: Schema, defs: Record<string, Schema>): Field | null {
  const given: Json = part.default ?? null;
  const some = part.anyOf?.map((one) => resolved(one, defs)).filter((one) => one.type !== 'null') ?? [];
  const inner = some.length === 1 ? some[0]! : part;
  const field = { key, path, choices: [] as Value[], default: given };
  if (inner.enum) return { ...field, kind: 'choice', choices: inner.enum };
  if (inner.type === 'boolean') return { ...field, kind: 'switch', default: given ?? false };
  if (inner.type === 'integer')
    return { ...field, kind: 'number', low: inner.minimum, high: inner.maximum, default: given ?? inner.minimum ?? 0 };
  if (inner.type === 'array') {
    const items = inner.items ? resolved(inner.items, defs) : {};
    return items.enum ? { ...field, kind: 'choices', choices: items.enum, default: given ?? [] } : null;
  }
  if (inner.type === 'string') return { ...field, kind: 'text', default: given ?? '' };
  return null;
}

const isTop = (field: Field): boolean => field.path.length === 1;
export const isLevel = (field: Field): boolean => isTop(field) && field.key === 'level';

/** The choices that are open, the level first; the others are folded. */
export function arranged(fields: Field[]): { open: Field[]; folded: Field[] } {
  const open = fields
    .filter((field) => isTop(field) && field.kind === 'choice')
    .sort((a, b) => Number(isLevel(b)) - Number(isLevel(a)));
  return { open, folded: fields.filter((field) => !open.includes(field)) };
}

/** The values of a choice: a schema sorts them, but levels have their own order. */
export const choicesOf = (field: Field, levels: string[]): Value[] =>
  isLevel(field) && levels.length ? levels : field.choices;

/** The set-up to send: only values that differ from the defaults of the game. */
export function setupOf(fields: Field[], values: Map<string, Json>): Record<string, Json> {
  const setup: Record<string, Json> = {};
  for (const field of fields) {
    const value = values.get(field.path.join('.'));
    if (value === undefined || JSON.stringify(value) === JSON.stringify(field.default)) continue;
    let inner = setup;
    for (const step of field.path.slice(0, -1)) {
      inner[step] ??= {};
      inner = inner[step] as Record<string, Json>;
    }
    inner[field.key] = value;
  }
  return setup;
}
