/** The reason of every step of the recorded games; `tests/web/page/test_reasons.py` writes them to a file and runs this. */
import { appendFileSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Node, Row } from '../../src/api/types';
import { deciding, framesBehind, framesOf, saysWhy, type Frame } from '../../src/lib/explanation';
import { headline, namedBy, reason, ruleOf, stepsOf } from '../../src/lib/rows';
import { bundleOf, Words } from '../../src/lib/text/words';

interface Recorded {
  games: Record<string, { words: string[]; views: { at: number[]; rows: Row[]; explanation: Node[] }[] }>;
}
const file = process.env.RECORDED_STEPS;
const games = file ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded).games : {};

/** Whether the frame excluded every rival of what it chose. */
function separates(frame: Frame): boolean {
  if (frame.kind === 'weigh') {
    const chosen = frame.values.find(([name]) => name === frame.chosen)?.[1];
    const rivals = frame.values.filter(([name]) => name !== frame.chosen).map(([, value]) => value);
    const least = frame.valueKind === 'fewest' || frame.valueKind === 'first';
    const beaten = (value: number) => (least ? chosen! < value : chosen! > value);
    return frame.decided && chosen !== undefined && rivals.length > 0 && rivals.every(beaten);
  }
  const out = frame.cuts.flatMap((cut) => cut.out);
  if (frame.kind === 'keep') return frame.left.length === 1 && frame.left[0] === frame.chosen && out.length > 0;
  return frame.kind === 'nobody' && frame.left.length === 0;
}

/** The choice that the frame is about: itself, or the one before a fact that says why nobody could be chosen. */
function choiceOf(frame: Frame | undefined, frames: Frame[]): Frame | undefined {
  const before = frame && frames[frames.indexOf(frame) - 1];
  return before && saysWhy(before, frame) ? before : frame;
}

const isChoice = (frame: Frame) => frame.kind === 'nobody' || (frame.decided && frame.kind !== 'only');

it('separates nothing where a rival has the same value', () => {
  const values: Record<string, number> = { '@a': 1, '@b': 1 };
  const weighed = [{ tie_break: 'few', kind: 'fewest', values, left: ['@a'], decided: true, ruling: null }];
  const pick: Node = { type: 'pick', rule: 'r', page: null, what: '', candidates: ['@a', '@b'], weighed, chosen: '@a' };
  expect(framesOf([pick]).map(separates)).toEqual([false]);
  values['@b'] = 2;
  expect(framesOf([pick]).map(separates)).toEqual([true]);
});

describe.runIf(file).each(Object.entries(games))('%s: the reason of a step', (game, { words: files, views }) => {
  const words = new Words('en', bundleOf('en', files), game);
  const steps = views.flatMap(({ at, rows, explanation }) =>
    stepsOf(rows)
      .filter(({ row }) => !row.net)
      .map(({ row }) => {
        const frames = framesBehind(row.instructions.slice(headline(row), headline(row) + 1), framesOf(explanation));
        const frame = frames[deciding(frames, namedBy(row), ruleOf(row))];
        return { at, row, explanation, frames, frame, choice: choiceOf(frame, frames) };
      }),
  );
  it('is handed to the engine, which resolves its choice again', () => {
    const choices = steps.filter(({ choice }) => choice && isChoice(choice));
    const lines = choices.map(({ at, explanation, choice: frame, row }) => {
      const node = frame!.way.reduce<Node>((section, place) => (section as { steps: Node[] }).steps[place]!, {
        steps: explanation,
      } as Node);
      const cuts = frame!.cuts.map(({ condition }) => condition);
      const { message, args } = row.instructions[0]!;
      return JSON.stringify({ game, at, node, message, args, kind: frame!.kind, step: frame!.says.message, cuts });
    });
    appendFileSync(`${file}.decided`, lines.map((line) => `${line}\n`).join(''));
    if (game !== 'red-rising') expect(lines.length).toBeGreaterThan(20);
  });
  it('is a choice that excluded every rival, or a fact where no choice was made', () => {
    let choices = 0;
    for (const { row, frames, frame, choice } of steps) {
      if (!frame) continue;
      const about = `${row.instructions[0]!.message}: ${frame.says.message}`;
      if (isChoice(choice!)) {
        choices += 1;
        expect(separates(choice!), about).toBe(true);
      } else if (frames.some(isChoice)) {
        expect([frame.kind, frame.rule], about).toEqual(['note', ruleOf(row)]);
      }
    }
    if (game !== 'red-rising') expect(choices).toBeGreaterThan(20);
  });
  it('is a sentence without a bare number or a missing word', () => {
    for (const { row, explanation } of steps) {
      const said = reason(row, explanation, words);
      expect(said).not.toMatch(/next best|undefined|null|^Only \d|@/);
      expect(said).not.toMatch(new RegExp(`\\b${game}-[a-z]`));
    }
  });
  it('is not the same fact for all steps of a kind that asks for different actions', () => {
    const facts = new Map<string, { reasons: Set<string>; done: Set<string> }>();
    for (const { row, explanation, frame } of steps.filter(({ frame }) => frame?.kind === 'note')) {
      const { message, args } = row.instructions[0]!;
      const found = facts.get(message) ?? { reasons: new Set(), done: new Set() };
      facts.set(message, found);
      found.reasons.add(reason(row, explanation, words));
      found.done.add(JSON.stringify(args.at ?? args.to ?? args.location ?? ''));
      expect(frame!.says.message).not.toBe('red-rising-no-ability');
    }
    for (const message of ['red-rising-do-gain', 'red-rising-do-deploy'])
      if (facts.has(message)) expect(facts.get(message)!.reasons.size).toBeGreaterThan(3);
  });
});
