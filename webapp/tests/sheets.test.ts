import { describe, expect, it } from 'vitest';
import type { Field, Sheet } from '../src/contract';
import { become, beginning, variantOf, without } from '../src/sheets';

const field = (key: string, kind: Field['kind'], value: Field['value'], choices = '', optional = false): Field => ({
  key, kind, value, choices, optional, names: [], unit: 1, repeats: false, none: '', sheet: '', low: null, high: null,
});
const effects: Sheet = {
  kind: field('do', 'choice', 'gain', 'in-do'),
  variants: {
    gain: { begins: { do: 'gain', resource: 'clay', amount: 1 }, fields: [field('resource', 'choice', 'clay', 'resource'), field('amount', 'number', 1)] },
    points: { begins: { do: 'points', amount: 1 }, fields: [field('amount', 'number', 1)] },
    book: { begins: { do: 'book' }, fields: [field('amount', 'switch', true, '', true)] },
  },
};

describe('a table inside of a value', () => {
  it('begins as its first kind', () => {
    expect(beginning(effects)).toEqual({ do: 'gain', resource: 'clay', amount: 1 });
    const pair: Sheet = { kind: null, variants: { '': { begins: ['a', 'b'], fields: [] } } };
    const [first, second] = [beginning(pair), beginning(pair)];
    expect(first).toEqual(['a', 'b']);
    expect(first).not.toBe(second);
    expect(variantOf(pair, {}).fields).toEqual([]);
  });
  it('keeps what both kinds have when it becomes another', () => {
    expect(become(effects, { do: 'gain', resource: 'coins', amount: 3 }, 'points')).toEqual({ do: 'points', amount: 3 });
    expect(become(effects, { do: 'points', amount: 3 }, 'gain')).toEqual({ do: 'gain', resource: 'clay', amount: 3 });
  });
  it('keeps nothing that is entered in another way', () => {
    expect(become(effects, { do: 'points', amount: 3 }, 'book')).toEqual({ do: 'book' });
  });
  it('loses what is taken away', () => {
    expect(without({ do: 'book', amount: true }, 'amount')).toEqual({ do: 'book' });
  });
});
