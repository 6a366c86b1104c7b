import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { narrate, spoken } from '../../src/lib/text/narration';
import type { Row } from '../../src/api/types';
import { stepsOf } from '../../src/lib/rows';
import { bundleOf, Words, type Language } from '../../src/lib/text/words';

const read = (path: string) => readFileSync(new URL(`../../../src/automatable/${path}`, import.meta.url), 'utf8');
const words = (language: Language) =>
  new Words(
    language,
    bundleOf(language, [read(`locales/${language}/web.ftl`), read(`games/scythe/words/${language}.ftl`)]),
    'scythe',
  );
const [en, ru] = [words('en'), words('ru')];

describe('a sentence for the ear', () => {
  it('has words for signs', () => {
    expect(spoken('power 7 → 9', en)).toBe('power from 7 to 9.');
    expect(spoken('сила 7 → 9', ru)).toBe('сила, было 7, стало 9.');
    expect(spoken('Move the mech: base → forest 1\u2060-\u20604.', en)).toBe('Move the mech: base, to forest 1 4.');
    expect(spoken('монеты −2 · №\u00a03', ru)).toBe('монеты минус 2, номер 3.');
    expect(spoken('red: II → III', en)).toBe('red: 2, to 3.');
  });
  it('reads a name with very many spaces in it', () => {
    expect(spoken(`a${' '.repeat(150_000)}b`, en)).toBe('a b.');
  });
  it('keeps what can be read as it is', () => {
    expect(spoken('No movement this turn.', en)).toBe('No movement this turn.');
    expect(spoken('Turn a card!', en)).toBe('Turn a card!');
  });
});

describe('a turn for the ear', () => {
  const rowOf = (message: string, args = {}, net = false): Row =>
    ({ cause: '', net, instructions: [{ message, args, rule: '', why: [], cause: '', net, deck: null }] }) as Row;
  const rows = [
    rowOf('scythe-do-move', { piece: 'mech', origin: '@base', to: '@territory-R1C4' }),
    rowOf('scythe-do-no-move'),
    rowOf('scythe-net-power', { who: 'automa', before: 7, after: 9 }, true),
  ];
  const steps = stepsOf(rows);
  it('says who acts, what the hands do, and the net result last', () => {
    const said = narrate(steps, true, [], en);
    expect(said[0]).toBe('Automa’s turn.');
    expect(said[1]).toBe('Move the mech: base, to forest 1 4.');
    expect(said).toHaveLength(4);
    expect(said.at(-1)).toMatch(/from 7 to 9\.$/);
  });
  it('goes on from the current step when it is asked for again', () => {
    expect(narrate(steps.slice(1), false, [], en)[0]).toBe('No movement this turn.');
    expect(narrate(steps.slice(1), false, [], ru)[0]).toBe('Перемещения в этот ход нет.');
  });
  it('reads the instructions of one row in one breath', () => {
    const [move, none] = rows.flatMap((row) => row.instructions);
    const together = stepsOf([{ cause: 'movement', net: false, instructions: [move!, none!] }]);
    expect(narrate(together, false, [], en)).toEqual(['Move the mech: base, to forest 1 4. No movement this turn.']);
    expect(narrate(together.slice(1), false, [], en)).toEqual(['No movement this turn.']);
  });
});
