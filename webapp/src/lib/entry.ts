/** The entry screen of a printed component: which parts are asked, when it is complete, and what a tap does. */
import type { Field, Option, Question, AnswerValue, Value } from '../api/types';
import type { Draft } from '../state/drafts';
import { applies } from './nested';

/** Up to so many kinds have counters; more have a palette. */
export const FEW = 6;

/** Whether a question is a component with one field: a list, or a printed number without options. */
export const isSingle = (question: Question): boolean =>
  question.repeats || (question.rule === 'owners-box' && !question.options.length);
/** A question without fields as the field that it is. */
export const asField = ({ id, options, kind, ...question }: Question): Field => ({
  ...question,
  key: id,
  options,
  kind: kind || (options.length ? 'choice' : 'number'),
  when: [],
  optional: false,
  value: kind === 'list' ? [] : null,
  choices: '',
  unit: 1,
  none: '',
  form: '',
  within: [],
});
/** Whether a question is a printed component, which takes the whole screen. */
export const isComponent = (question: Question): boolean => question.fields.length > 0 || isSingle(question);

const isOrder = (field: Field): boolean => field.kind === 'list' && !field.repeats;
const isCounted = (field: Field): boolean => field.kind === 'list' && field.repeats;
const numbered = (part: Field) => part.options.every((option) => typeof option.value === 'number');

/** A number as an option without words. */
const asOption = (value: number): Option => ({ value, message: '', args: {}, weight: 1 });
const numbers = (low: number, count: number): number[] => Array.from({ length: count }, (_, n) => low + n);

/** Fewer numbers than these are buttons; more are a stepper. */
const BUTTONS = 13;
/** The buttons of a question: its options, the numbers the game thinks likely, or a few numbers in a row. */
export function buttonsOf(question: Question, likely: number[] | null): Option[] {
  if (question.options.length) return question.options;
  if (likely) return likely.map(asOption);
  const [low, high] = [question.low ?? 0, question.high];
  return question.kind === 'list' || high == null || high - low >= BUTTONS
    ? []
    : numbers(low, high - low + 1).map(asOption);
}

/** How a number of a printed component is entered. */
export interface NumberInput {
  /** The numbers with a button each. */
  buttons: number[];
  /** A track of some length: every space is a button. A longer one is passed in leaps. */
  track: boolean;
  leaps: boolean;
}
const LONG = 20;
const TRACK = 30;
export function numberInput({ low, high }: Pick<Field, 'low' | 'high'>, likely: number[] | null): NumberInput {
  const [least, most] = [low ?? 0, high ?? Infinity];
  const leaps = most - least > LONG;
  const track = leaps && most - least <= TRACK;
  const buttons = track
    ? numbers(least, most - least + 1)
    : (likely ?? numbers(least, Math.min(most - least, BUTTONS - 1) + 1));
  return { buttons, track, leaps };
}

/** The answer to another part that follows from an answer to this one: filling in a column also selects it. */
export function implied(part: Field, draft: Draft): [string, Value] | null {
  if (applies(part, draft)) return null;
  const agrees = ([id, values]: [string, Value[]]) => !(id in draft) || values.includes(draft[id] as Value);
  const possible = part.when
    .map((known) => Object.entries(known) as [string, Value[]][])
    .filter((known) => known.every(agrees));
  const [only, ...others] = possible.length === 1 ? possible[0]!.filter(([id]) => !(id in draft)) : [];
  return only && !others.length && only[1].length === 1 ? [only[0], only[1][0]!] : null;
}

/** The parts on the screen: those asked now, and those that an answer would make asked. */
export function shown(question: Question, draft: Draft): Field[] {
  const said = question.fields.map((part) => implied(part, draft));
  /** Every answer to it follows from another part. */
  const needless = (part: Field) =>
    part.options.length > 0 &&
    part.options.every(({ value }) => said.some((other) => other?.[0] === part.key && other[1] === value));
  return question.fields.filter((part, n) => (applies(part, draft) || said[n] !== null) && !needless(part));
}

/** The first values of the screen: known values of needed parts, and the draft. */
export function initialDraft(question: Question, draft: Draft | null): Draft {
  const filled: Draft = {};
  for (const part of question.fields) {
    const known = draft?.[part.key] ?? (!part.optional && applies(part, { ...filled, ...draft }) ? part.value : null);
    if (known !== null && known !== undefined) filled[part.key] = known as AnswerValue;
  }
  return filled;
}

/** Whether a part is answered: an order must name something, any other list may be empty. */
export function has(part: Field, draft: Draft): boolean {
  const value = draft[part.key];
  return value !== undefined && !(isOrder(part) && part.value === null && !(value as Value[]).length);
}

export const isComplete = (question: Question, draft: Draft): boolean =>
  question.fields.every((part) => part.optional || !applies(part, draft) || has(part, draft));

/** The answer to send: the answers to the parts that are asked, without optional parts that were not touched. */
export function answerOf(question: Question, draft: Draft): Record<string, AnswerValue> {
  const found: Record<string, AnswerValue> = {};
  for (const part of question.fields) {
    if (applies(part, found) && draft[part.key] !== undefined) found[part.key] = draft[part.key]!;
  }
  return found;
}

/** The only list of printed symbols on a screen, or null if there are several. */
export function onlySymbolList(question: Question): Field | null {
  const [only, ...others] = symbolLists(question);
  return only && !others.length ? only : null;
}
export const symbolLists = (question: Question): Field[] =>
  question.fields.filter((part) => isCounted(part) && part.options.length > FEW && !part.optional);

/** How many of each item the parts leave, without one of the parts. */
export function remaining(question: Question, draft: Draft, but?: Field): Map<Value, number> {
  const left = new Map<Value, number>(
    (question.fields[0]?.options ?? []).map((option) => [option.value, option.weight]),
  );
  for (const part of question.fields) {
    if (part.key === but?.key) continue;
    for (const value of (draft[part.key] as Value[] | undefined) ?? []) left.set(value, (left.get(value) ?? 0) - 1);
  }
  return left;
}
const none = (left: Map<Value, number>) => [...left.values()].every((count) => count <= 0);

/** All items that the other parts leave. */
export const allIn = (question: Question, draft: Draft, part: Field): Value[] =>
  [...remaining(question, draft, part)].flatMap(([value, count]) => Array<Value>(Math.max(0, count)).fill(value));

/** Whether a tap completes the screen: it completed its part, and no other part is open. */
export function completes(question: Question, draft: Draft, tapped: Field, symbols = Infinity, part?: string): boolean {
  if (question.shared && none(remaining(question, draft))) return true;
  if (
    !isComplete(question, draft) ||
    !(
      closed(tapped, draft) ||
      (onlySymbolList(question)?.key === tapped.key && symbolsIn(draft[tapped.key] as Value[], part) >= symbols)
    )
  )
    return false;
  const needed = question.fields.filter((part) => !part.optional && applies(part, draft));
  return needed.at(-1)?.key === tapped.key || needed.every((part) => part.value === null && closed(part, draft));
}
function closed(part: Field, draft: Draft): boolean {
  if (isOrder(part)) return numbered(part) && (draft[part.key] as Value[] | undefined)?.length === part.options.length;
  return part.kind === 'choice' || part.kind === 'number';
}

/** An order after a tap: a new item comes last, a named one is removed, the last number is added automatically. */
export function orderAfterTap(part: Field, draft: Draft, value: Value): Value[] {
  const named = (draft[part.key] as Value[] | undefined) ?? [];
  if (named.includes(value)) return named.filter((one) => one !== value);
  const longer = [...named, value];
  const left = part.options.map((option) => option.value).filter((one) => !longer.includes(one));
  return left.length === 1 && numbered(part) ? [...longer, ...left] : longer;
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
/** How many symbols a list shows; `part` belongs to the symbol before it and does not count. */
export const symbolsIn = (list: Value[], part?: string): number =>
  runs(list).filter(({ value }) => value !== part).length;
export const unrolled = (found: Run[]): Value[] => found.flatMap(({ value, count }) => Array<Value>(count).fill(value));
