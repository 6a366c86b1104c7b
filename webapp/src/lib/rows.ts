/** Rows of instructions as the table shows them: single steps, their text, their reason, their place on the board. */
import type { Instruction, Node, Question, Row, Said } from '../api/types';
import { deciding, framesBehind, framesOf, type Frame } from './explanation';
import type { Words } from './text/words';

export const instructionsOf = (rows: Row[]): Instruction[] => rows.flatMap((row) => row.instructions);

/** Facts in `shown` that every game may have: how far the game is, and who plays. */
export const progressOf = (shown: unknown): Said | null => (shown as { progress?: Said }).progress ?? null;
export const sidesOf = (shown: unknown): Said | null => (shown as { sides?: Said }).sides ?? null;

/** A question as a row, for Why? and for its place on the board. */
export const rowOf = ({ message, args, rule }: Question): Row => ({
  cause: '',
  net: false,
  instructions: [{ message, args, rule, why: [], cause: '', net: false, deck: null }],
});

/** The sentences of a row. */
export const sentences = (row: Row, words: Words): string[] =>
  row.instructions.map((one) => words.say(one.message, one.args));

/** The index of the main instruction of a row: the first one that names something on the board. */
export const headline = (row: Row): number =>
  Math.max(
    0,
    row.instructions.findIndex((one) => references(one).length > 0),
  );

/** A row as one line: bookkeeping separated by dots, sentences one after the other. */
export const line = (row: Row, words: Words): string =>
  sentences(row, words)
    .map((one) => (row.net ? one.replace(/\.$/, '').replace(/ → /g, '\u00a0→\u00a0') : one))
    .reduce((line, one) => `${line}${/[.!?…]$/.test(line) ? ' ' : '\u00a0· '}${one}`);

/** One instruction as a step, with the row it belongs to and the bookkeeping that goes with it. */
export interface InstructionStep {
  row: Row;
  group: Row;
  net: Row | null;
}

/** The steps of some rows. Bookkeeping goes with them; it is a step only if there is nothing else. */
export function stepsOf(rows: Row[]): InstructionStep[] {
  const net = rows.find((row) => row.net) ?? null;
  const steps = rows
    .filter((row) => !row.net)
    .flatMap((group) => group.instructions.map((one) => ({ row: { ...group, instructions: [one] }, group, net })));
  return steps.length || !net ? steps : [{ row: net, group: net, net: null }];
}

/** The place of a step on the board: the references it names, and among them where something moves from and to. */
export interface Focus {
  from: string[];
  to: string[];
  all: string[];
  /** References and message of each instruction, the main one first. */
  each: { message: string; names: string[] }[];
  /** The place to use if nothing of this one is drawn. */
  otherwise?: Focus;
}
const FROM = ['origin', 'from', 'source'];
const TO = ['to', 'at', 'target', 'place'];

export function focusOf(row: Row): Focus;
export function focusOf(row: Row | null | undefined): Focus | null;
export function focusOf(row: Row | null | undefined): Focus | null {
  if (!row) return null;
  const first = headline(row);
  const each = [...row.instructions.slice(first), ...row.instructions.slice(0, first)].map((one) => ({
    message: one.message,
    names: references(one),
  }));
  const all = [...new Set(each.flatMap(({ names }) => names))];
  const by = (keys: string[]) => row.instructions.flatMap((one) => references(one, keys));
  return { from: by(FROM), to: by(TO), all, each };
}

/** The references of the main instruction, in order. */
export const namedBy = (row: Row): string[] => references(row.instructions[headline(row)]!);

/** The rulebook entry of the main instruction. */
export const ruleOf = (row: Row): string => row.instructions[headline(row)]!.rule;

/** The messages of the current step, and of the one it belongs to. */
export const messagesOf = (focus: Focus | null | undefined): string[] =>
  focus ? [...focus.each.map(({ message }) => message), ...messagesOf(focus.otherwise)] : [];

/** The place of a step, or of its row if nothing of the step is drawn. */
export function placeOf({ row, group }: InstructionStep): Focus {
  return { ...focusOf(row), otherwise: focusOf(group) };
}

function references({ args }: Instruction, keys?: string[]): string[] {
  return Object.entries(args)
    .filter(([key]) => !keys || keys.includes(key))
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && value.startsWith('@'));
}

/** The elements of a board that a step is about: `data-ref` holds their references, and the most exact ones win.
 * If a step names nothing that is drawn, the elements whose `data-when` holds its message. */
export function elementsAt(within: ParentNode, focus: Focus | null): HTMLElement[] {
  const drawn = [...within.querySelectorAll<HTMLElement>('[data-ref], [data-when]')].map((element) => ({
    element,
    names: element.dataset.ref?.split(' ') ?? [],
    steps: element.dataset.when?.split(' ') ?? [],
  }));
  const found = (focus?.each ?? []).flatMap(({ message, names: said }) => {
    const named = drawn.filter(({ names }) => names.length && names.every((name) => said.includes(name)));
    const exact = Math.max(0, ...named.map(({ names }) => names.length));
    const places = named.length
      ? named.filter(({ names }) => names.length === exact)
      : drawn.filter(({ steps }) => steps.includes(message));
    return places.map(({ element }) => element);
  });
  return drawn.map(({ element }) => element).filter((element) => found.includes(element));
}

/** The reason in one line: the step that decided, as a sentence. */
export function reason(row: Row, explanation: Node[], words: Words): string {
  const all = framesOf(explanation);
  const own = framesBehind(row.instructions.slice(headline(row), headline(row) + 1), all);
  const frames = own.length ? own : framesBehind(row.instructions, all);
  const frame = frames[deciding(frames, namedBy(row), ruleOf(row))];
  return frame ? capital(inShort(frame, namedBy(row), words)) : '';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence of a frame; if there was only one candidate, what it was a candidate for. */
export function saidOf(frame: Frame, words: Words): string {
  if (frame.kind !== 'only') return words.said(frame.says);
  return words.say('core-only-one', { what: words.say(frame.what), name: frame.chosen });
}

/** `named` are the references in the step: what was chosen is not said again there. */
function inShort(frame: Frame, named: string[], words: Words): string {
  const says = saidOf(frame, words);
  const last = frame.cuts.at(-1);
  if (frame.kind === 'sum' && frame.parts.every((part) => part.value === 1)) {
    const parts = frame.parts.map((part) => words.say(part.message, part.args)).join(', ');
    return words.say('web-reason-list', { says, parts });
  }
  if (frame.kind === 'sum') {
    const parts = frame.parts.map((part) => `${words.say(part.message, part.args)} ${part.value}`).join(' + ');
    return words.say('web-reason-sum', { says, parts, total: frame.total });
  }
  if (frame.kind === 'nobody') {
    const what = frame.under.length ? words.said(frame.under.at(-1)!) : says;
    return words.say(last ? 'web-reason-none' : 'web-reason-nothing', {
      what,
      why: last ? words.say(last.condition) : '',
    });
  }
  if (frame.kind === 'keep') {
    if (!frame.decided || !last) return '';
    const args = { what: says, name: frame.chosen, why: words.say(last.condition) };
    if (frame.cuts.length === 1) return words.say('web-reason-left', args);
    return words.say('web-reason-left-last', { ...args, out: last.out, count: last.out.length });
  }
  if (frame.kind !== 'weigh') return says;
  const rivals = rivalsOf(frame, words);
  const best = rivals && !named.includes(frame.chosen!) ? `${words.name(frame.chosen)}; ` : '';
  const args = { says: rivals ? says.replace(/\.$/, '') : says, best, rivals, count: rivals ? 1 : 0 };
  return words.say(frame.tie ? 'web-reason-tie' : 'web-reason-best', args);
}

/** The names of those that the tie-break excluded, if they are few and short; else empty. */
function rivalsOf(frame: Frame, words: Words): string {
  const out = frame.values.map(([name]) => name).filter((name) => !frame.left.includes(name));
  const names = out.map((name) => words.name(name));
  const short = names.length === 1 || (names.length === 2 && !names.some((name) => name.includes(',')));
  return short && !words.said(frame.says).endsWith(')') ? names.join(', ') : '';
}
