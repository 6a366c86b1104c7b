/** A form that is filled in by taps: which fields are asked, when it is complete, and what a tap does. */
import type { Field, Option, Question, AnswerValue, Value } from '../api/types';
import type { Draft } from '../state/drafts';
import { applies } from './nested';

/** Up to so many kinds have counters; more have a palette. */
export const FEW = 6;

/** Whether a question is a component with one field: a list, or a printed number without options. */
const isSingle = (question: Question): boolean =>
  question.repeats || (question.rule === 'owners-box' && !question.options.length);
/** Whether a question is a printed component, which takes the whole screen. */
export const isComponent = (question: Question): boolean => question.fields.length > 0 || isSingle(question);
/** A question without fields as a form with the one field that it is. */
export function asForm(question: Question): Question {
  if (question.fields.length) return question;
  const { id, options, kind, low, high, ...more } = question;
  const least = Math.max(low ?? 0, Math.min(0, high ?? 0));
  const number = isSingle(question) || options.length ? null : (question.default ?? least);
  const field: Field = {
    ...more,
    ...{ key: id, options, low, high },
    kind: options.length && kind !== 'list' ? 'choice' : kind || 'number',
    value: kind === 'list' ? [] : number,
    ...{ when: [], optional: false, choices: '', unit: 1, none: '', form: '', within: [] },
  };
  return { ...question, fields: [field] };
}

const isOrder = (field: Field): boolean => field.kind === 'list' && !field.repeats;
const isCounted = (field: Field): boolean => field.kind === 'list' && field.repeats;
const numbered = (field: Field) => field.options.every((option) => typeof option.value === 'number');

/** Whether an option is a symbol with a number. */
export const hasNumber = ({ value, args }: Option): boolean =>
  typeof value === 'string' && typeof args.number === 'number';
/** Whether the words of a number say more than the number, such as what a row gives. */
export const tellsMore = ({ value, args }: Option): boolean =>
  Object.keys(args).length > 1 && Object.values(args).some((one) => String(one) === String(value));
/** A number as an option without words. */
export const asOption = (value: number): Option => ({ value, message: '', args: {}, weight: 1 });
const numbers = (low: number, count: number): number[] => Array.from({ length: count }, (_, n) => low + n);

/** How a number is entered. */
export interface NumberInput {
  /** The numbers with a button each. */
  buttons: number[];
  /** A track of some length: every space is a button. A longer one is passed in leaps. */
  track: boolean;
  leaps: boolean;
}
/** Fewer numbers than these are buttons. */
const BUTTONS = 13;
const LONG = 20;
const TRACK = 30;
/** The buttons of a number, which others can be typed beside; a question has them only if they are all or likely. */
export function numberInput(
  { low, high }: Pick<Field, 'low' | 'high'>,
  likely: number[] | null,
  alone = false,
): NumberInput {
  const [least, most] = [low ?? 0, high ?? Infinity];
  const leaps = most - least > LONG;
  const track = !alone && leaps && most - least <= TRACK;
  if (track) return { buttons: numbers(least, most - least + 1), track, leaps };
  const first = alone && most - least >= BUTTONS ? [] : numbers(least, Math.min(most - least, BUTTONS - 1) + 1);
  return { buttons: likely ?? first, track, leaps };
}
/** A number after a key of the keypad: a digit, `-` for the other sign, or `<` to take the last digit away. */
export function afterKey(value: number, key: string, { low, high }: Pick<Field, 'low' | 'high'>): number {
  const [least, most] = [Math.min(low ?? 0, 0), high ?? 10 ** 6];
  const next = key === '-' ? -value : key === '<' ? Math.trunc(value / 10) : Number(`${value}${key}`);
  return Math.max(least, Math.min(most, next));
}

/** The answer to another field that follows from an answer to this one: filling in a column also selects it. */
export function implied(field: Field, draft: Draft): [string, Value] | null {
  if (applies(field, draft)) return null;
  const agrees = ([id, values]: [string, Value[]]) => !(id in draft) || values.includes(draft[id] as Value);
  const possible = field.when
    .map((known) => Object.entries(known) as [string, Value[]][])
    .filter((known) => known.every(agrees));
  const [only, ...others] = possible.length === 1 ? possible[0]!.filter(([id]) => !(id in draft)) : [];
  return only && !others.length && only[1].length === 1 ? [only[0], only[1][0]!] : null;
}

/** The fields on the screen: those asked now, and those that an answer would make asked. */
export function shown(question: Question, draft: Draft): Field[] {
  const said = question.fields.map((field) => implied(field, draft));
  /** Every answer to it follows from another field. */
  const needless = (field: Field) =>
    field.options.length > 0 &&
    field.options.every(({ value }) => said.some((other) => other?.[0] === field.key && other[1] === value));
  return question.fields.filter((field, n) => (applies(field, draft) || said[n] !== null) && !needless(field));
}

/** The first values of the screen: known values of needed fields, and the draft. */
export function initialDraft(question: Question, draft: Draft | null): Draft {
  const filled: Draft = {};
  for (const field of question.fields) {
    const known =
      draft?.[field.key] ?? (!field.optional && applies(field, { ...filled, ...draft }) ? field.value : null);
    if (known !== null && known !== undefined) filled[field.key] = known as AnswerValue;
  }
  return filled;
}

/** Whether a field is answered: an order must name something, any other list may be empty. */
export function has(field: Field, draft: Draft): boolean {
  const value = draft[field.key];
  if (typeof value === 'number' && field.kind === 'number' && value < (field.low ?? value)) return false;
  return value !== undefined && !(isOrder(field) && field.value === null && !(value as Value[]).length);
}

export const isComplete = (question: Question, draft: Draft): boolean =>
  question.fields.every((field) => field.optional || !applies(field, draft) || has(field, draft));

/** The answer to send: the answers to the fields that are asked, without optional fields that were not touched. */
export function answerOf(question: Question, draft: Draft): Record<string, AnswerValue> {
  const found: Record<string, AnswerValue> = {};
  for (const field of question.fields) {
    if (applies(field, found) && draft[field.key] !== undefined) found[field.key] = draft[field.key]!;
  }
  return found;
}

/** The only list of printed symbols on a screen, or null if there are several. */
export function onlySymbolList(question: Question): Field | null {
  const [only, ...others] = symbolLists(question);
  return only && !others.length ? only : null;
}
export const symbolLists = (question: Question): Field[] =>
  question.fields.filter((field) => isCounted(field) && field.options.length > FEW && !field.optional);

/** How many of each item the fields leave, without one of the fields. */
export function remaining(question: Question, draft: Draft, but?: Field): Map<Value, number> {
  const left = new Map<Value, number>(
    (question.fields[0]?.options ?? []).map((option) => [option.value, option.weight]),
  );
  for (const field of question.fields) {
    if (field.key === but?.key) continue;
    for (const value of (draft[field.key] as Value[] | undefined) ?? []) left.set(value, (left.get(value) ?? 0) - 1);
  }
  return left;
}
const none = (left: Map<Value, number>) => [...left.values()].every((count) => count <= 0);

/** All items that the other fields leave. */
export const allIn = (question: Question, draft: Draft, field: Field): Value[] =>
  [...remaining(question, draft, field)].flatMap(([value, count]) => Array<Value>(Math.max(0, count)).fill(value));

/** Whether a tap completes the screen: it completed its field, and no other field is open. */
export function completes(
  question: Question,
  draft: Draft,
  tapped: Field,
  symbols = Infinity,
  discount?: string,
): boolean {
  if (question.shared && none(remaining(question, draft))) return true;
  if (
    !isComplete(question, draft) ||
    !(
      closed(tapped, draft) ||
      (onlySymbolList(question)?.key === tapped.key && symbolsIn(draft[tapped.key] as Value[], discount) >= symbols)
    )
  )
    return false;
  const needed = question.fields.filter((field) => !field.optional && applies(field, draft));
  return needed.at(-1)?.key === tapped.key || needed.every((field) => field.value === null && closed(field, draft));
}
function closed(field: Field, draft: Draft): boolean {
  if (isOrder(field))
    return numbered(field) && (draft[field.key] as Value[] | undefined)?.length === field.options.length;
  return field.kind === 'choice' || field.kind === 'number';
}

/** An order after a tap: a new item comes last, a named one is removed, the last number is added automatically. */
export function orderAfterTap(field: Field, named: Value[], value: Value): Value[] {
  if (named.includes(value)) return named.filter((one) => one !== value);
  const longer = [...named, value];
  const left = field.options.map((option) => option.value).filter((one) => !longer.includes(one));
  return left.length === 1 && numbered(field) ? [...longer, ...left] : longer;
}

/** A list with repetitions, as runs. */
export interface Run {
  value: Value;
  count: number;
}
export function runs(list: Value[]): Run[] {
  const found: Run[] = [];
  for (const value of list) {
    const last = found.at(-1);
    if (last?.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}
/** How many symbols a list shows; a discount belongs to the symbol before it and does not count. */
export const symbolsIn = (list: Value[], discount?: string): number =>
  runs(list).filter(({ value }) => value !== discount).length;
export const unrolled = (found: Run[]): Value[] => found.flatMap(({ value, count }) => Array<Value>(count).fill(value));
