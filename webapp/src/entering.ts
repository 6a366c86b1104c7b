/** A thing on one screen: which of its parts are asked, when it is whole, and what a tap does. */
import type { Part, Question, Told, Value } from './contract';
import type { Draft } from './drafts';

/** So few kinds are counters, not a palette. */
export const FEW = 6;

export type Shape = 'flag' | 'choice' | 'order' | 'list' | 'numbers' | 'number';

/** How a part is entered. */
export function shapeOf(part: Part): Shape {
  const values = part.options.map((option) => option.value);
  if (!values.length) return part.many ? 'numbers' : 'number';
  if (part.many) return part.repeats ? 'list' : 'order';
  return values.length === 2 && values.every((value) => typeof value === 'boolean') ? 'flag' : 'choice';
}
const numbered = (part: Part) => part.options.every((option) => typeof option.value === 'number');

/** Whether a part is asked after these answers. */
const applies = (part: Part, draft: Draft): boolean =>
  !part.when.length || part.when.some((known) => Object.entries(known).every(([id, values]) => values.includes(draft[id] as Value)));

/** The one answer to another part that an answer to this one says as well: a column filled in is the column that counts. */
export function implied(part: Part, draft: Draft): [string, Value] | null {
  if (applies(part, draft)) return null;
  const agrees = ([id, values]: [string, Value[]]) => !(id in draft) || values.includes(draft[id] as Value);
  const possible = part.when.map((known) => Object.entries(known) as [string, Value[]][]).filter((known) => known.every(agrees));
  const [only, ...others] = possible.length === 1 ? possible[0]!.filter(([id]) => !(id in draft)) : [];
  return only && !others.length && only[1].length === 1 ? [only[0], only[1][0]!] : null;
}

/** The parts on the screen: those asked now, and those whose answer decides that they are. */
export function shown(question: Question, draft: Draft): Part[] {
  const said = question.parts.map((part) => implied(part, draft));
  /** Every answer to it is said by another part: nobody needs to be asked. */
  const needless = (part: Part) =>
    part.options.length > 0 && part.options.every(({ value }) => said.some((other) => other?.[0] === part.id && other[1] === value));
  return question.parts.filter((part, n) => (applies(part, draft) || said[n] !== null) && !needless(part));
}

/** What the screen begins with: what is known of what is needed, and what was entered by halves. */
export function begun(question: Question, draft: Draft | null): Draft {
  const filled: Draft = {};
  for (const part of question.parts) {
    const known = draft?.[part.id] ?? (part.needed && applies(part, { ...filled, ...draft }) ? part.known : null);
    if (known !== null && known !== undefined) filled[part.id] = known as Told;
  }
  return filled;
}

/** Whether a part has its answer: an order must name something, any other list may be empty. */
export function has(part: Part, draft: Draft): boolean {
  const told = draft[part.id];
  return told !== undefined && !(shapeOf(part) === 'order' && part.known === null && !(told as Value[]).length);
}

export const whole = (question: Question, draft: Draft): boolean =>
  question.parts.every((part) => !part.needed || !applies(part, draft) || has(part, draft));

/** What is sent: answers to parts that are asked. A part that can wait and was not touched is left out. */
export function answerOf(question: Question, draft: Draft): Record<string, Told> {
  const found: Record<string, Told> = {};
  for (const part of question.parts) {
    if (applies(part, found) && draft[part.id] !== undefined) found[part.id] = draft[part.id]!;
  }
  return found;
}

/** The one list of printed symbols on a screen; where there are several, none of them can be the last. */
export function listed(question: Question): Part | null {
  const [only, ...others] = lists(question);
  return only && !others.length ? only : null;
}
export const lists = (question: Question): Part[] =>
  question.parts.filter((part) => shapeOf(part) === 'list' && part.options.length > FEW && part.needed);

/** What the parts that share things out leave of each, one part not counted. */
export function restOf(question: Question, draft: Draft, but?: Part): Map<Value, number> {
  const left = new Map<Value, number>((question.parts[0]?.options ?? []).map((option) => [option.value, option.weight]));
  for (const part of question.parts) {
    if (part.id === but?.id) continue;
    for (const value of (draft[part.id] as Value[] | undefined) ?? []) left.set(value, (left.get(value) ?? 0) - 1);
  }
  return left;
}
const none = (left: Map<Value, number>) => [...left.values()].every((count) => count <= 0);

/** Everything the other parts leave, in this one. */
export const allIn = (question: Question, draft: Draft, part: Part): Value[] =>
  [...restOf(question, draft, part)].flatMap(([value, count]) => Array<Value>(Math.max(0, count)).fill(value));

/** Whether nothing is left to be tapped: the tap was on a part that one tap closes, and no other is open. */
export function closes(question: Question, draft: Draft, tapped: Part, symbols = Infinity, part?: string): boolean {
  if (question.shared && none(restOf(question, draft))) return true;
  if (!whole(question, draft) || !(closed(tapped, draft) || (listed(question)?.id === tapped.id && symbolsIn(draft[tapped.id] as Value[], part) >= symbols))) return false;
  const needed = question.parts.filter((part) => part.needed && applies(part, draft));
  return needed.at(-1)?.id === tapped.id || needed.every((part) => part.known === null && closed(part, draft));
}
function closed(part: Part, draft: Draft): boolean {
  const shape = shapeOf(part);
  if (shape === 'order') return numbered(part) && (draft[part.id] as Value[] | undefined)?.length === part.options.length;
  return shape === 'choice' || shape === 'number';
}

/** An order after a tap: a thing not named yet comes last, a named one goes; the last number follows by itself. */
export function ordered(part: Part, draft: Draft, value: Value): Value[] {
  const named = (draft[part.id] as Value[] | undefined) ?? [];
  if (named.includes(value)) return named.filter((one) => one !== value);
  const longer = [...named, value];
  const left = part.options.map((option) => option.value).filter((one) => !longer.includes(one));
  return left.length === 1 && numbered(part) ? [...longer, ...left] : longer;
}

/** A list of things that may repeat, as runs. */
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
/** How many symbols a list shows; what only belongs to the symbol before it is none. */
export const symbolsIn = (list: Value[], part?: string): number => runs(list).filter(({ value }) => value !== part).length;
export const unrolled = (found: Run[]): Value[] => found.flatMap(({ value, count }) => Array<Value>(count).fill(value));
