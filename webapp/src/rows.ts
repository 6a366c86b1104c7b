/** The rows of a step as the table shows them: one is current, the others wait or are done; bookkeeping is one line. */
import type { Instruction, Node, Row, Said } from './contract';
import { deciding, framesBehind, framesOf, type Frame } from './story';
import type { Words } from './words';

export const instructionsOf = (rows: Row[]): Instruction[] => rows.flatMap((row) => row.instructions);

/** How far the game is, and who plays it: the facts of `shown` that every game may have. */
export const progressOf = (shown: unknown): Said | null => (shown as { progress?: Said }).progress ?? null;
export const sidesOf = (shown: unknown): Said | null => (shown as { sides?: Said }).sides ?? null;

/** The sentences of a row. */
export const sentences = (row: Row, words: Words): string[] => row.instructions.map((one) => words.say(one.message, one.args));

/** The place of what a row is about among its instructions: the first that names something on the board. */
export const headline = (row: Row): number => Math.max(0, row.instructions.findIndex((one) => references(one).length > 0));

/** A row as one line: bookkeeping side by side, sentences one after the other; what ends without a point needs a mark. */
export const line = (row: Row, words: Words): string =>
  sentences(row, words)
    .map((one) => (row.net ? one.replace(/\.$/, '') : one))
    .reduce((told, one) => `${told}${/[.!?…]$/.test(told) ? ' ' : '\u00a0· '}${one}`);

/** What the hands do one after the other. Bookkeeping goes along, and is a step of its own only where it is all. */
export const stepsOf = (rows: Row[]): Row[] => {
  const steps = rows.filter((row) => !row.net);
  return steps.length ? steps : rows;
};
export const netOf = (rows: Row[]): Row | null => (rows.some((row) => !row.net) ? (rows.find((row) => row.net) ?? null) : null);

/** Where on the board a step happens: the references it names, and of them the way something goes. */
export interface Focus {
  from: string[];
  to: string[];
  all: string[];
  /** The references of each thing that is done, and its message; that of the headline first. */
  each: { message: string; names: string[] }[];
  /** Where to look if nothing of it is drawn. */
  otherwise?: Focus;
}
const FROM = ['origin', 'from', 'source'];
const TO = ['to', 'at', 'target', 'place'];

export function focusOf(row: Row | null | undefined): Focus | null {
  if (!row) return null;
  const first = headline(row);
  const each = [...row.instructions.slice(first), ...row.instructions.slice(0, first)].map((one) => ({ message: one.message, names: references(one) }));
  const all = [...new Set(each.flatMap(({ names }) => names))];
  const by = (keys: string[]) => row.instructions.flatMap((one) => references(one, keys));
  return { from: by(FROM), to: by(TO), all, each };
}

function references({ args }: Instruction, keys?: string[]): string[] {
  return Object.entries(args)
    .filter(([key]) => !keys || keys.includes(key))
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && value.startsWith('@'));
}

/** The elements of a board a step is about: `data-ref` holds the references that name one, the most exact ones count.
 * Where a step names nothing that is drawn, it happens where `data-when` holds its message. */
export function ringed(within: ParentNode, focus: Focus | null): HTMLElement[] {
  const drawn = [...within.querySelectorAll<HTMLElement>('[data-ref], [data-when]')].map((element) => ({
    element,
    names: element.dataset.ref?.split(' ') ?? [],
    steps: element.dataset.when?.split(' ') ?? [],
  }));
  const found = (focus?.each ?? []).flatMap(({ message, names: said }) => {
    const named = drawn.filter(({ names }) => names.length && names.every((name) => said.includes(name)));
    const exact = Math.max(0, ...named.map(({ names }) => names.length));
    const places = named.length ? named.filter(({ names }) => names.length === exact) : drawn.filter(({ steps }) => steps.includes(message));
    return places.map(({ element }) => element);
  });
  return drawn.map(({ element }) => element).filter((element) => found.includes(element));
}

/** Why, in one line: what decided it, with the number it read and the next best. */
export function reason(row: Row, story: Node[], words: Words): string {
  const all = framesOf(story);
  const own = framesBehind(row.instructions.slice(headline(row), headline(row) + 1), all);
  const frames = own.length ? own : framesBehind(row.instructions, all);
  const frame = frames[deciding(frames)];
  return frame ? inShort(frame, words) : '';
}

/** What a step of the story says; a choice of one names what it was for. */
export function saidOf(frame: Frame, words: Words): string {
  if (frame.kind !== 'only') return words.said(frame.says);
  return words.say('core-only-one', { what: words.say(frame.what), name: frame.chosen });
}

function inShort(frame: Frame, words: Words): string {
  const says = saidOf(frame, words);
  if (frame.kind === 'only' || frame.kind === 'note' || frame.kind === 'sum') return says;
  if (frame.kind !== 'weigh' || !frame.decided) return '';
  const read = new Map(frame.values);
  const best = frame.chosen === null ? undefined : read.get(frame.chosen);
  const others = frame.values.filter(([name]) => name !== frame.chosen).map(([, value]) => value);
  if (best === undefined || !others.length || (frame.valueKind !== 'fewest' && frame.valueKind !== 'most')) return says;
  const next = frame.valueKind === 'fewest' ? Math.min(...others) : Math.max(...others);
  return words.say('web-reason-numbers', { says, best, next });
}
