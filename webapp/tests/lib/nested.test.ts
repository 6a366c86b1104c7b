import { describe, expect, it } from 'vitest';
import type { Field, Form } from '../../src/api/types';
import { begun, withValue, without } from '../../src/lib/nested';
import { field } from '../table';

const of = (...kinds: string[]): Partial<Field> => ({ when: [{ do: kinds }] });
const form = (fields: Field[], is_list = false): Form => ({ fields, choices: {}, forms: {}, is_list });
const effects = form([
  field('do', { kind: 'choice', value: 'gain', choices: 'in-do' }),
  field('resource', { kind: 'choice', value: 'clay', choices: 'resource', ...of('gain') }),
  field('amount', { kind: 'number', value: 1, ...of('gain', 'points') }),
  field('amount', { kind: 'switch', value: true, optional: true, ...of('book') }),
]);

describe('a table inside of a value', () => {
  it('begins as its first kind', () => {
    expect(begun(effects)).toEqual({ do: 'gain', resource: 'clay', amount: 1 });
    const pair = form([field('0', { kind: 'rows', value: [] }), field('1', { kind: 'text', value: 'b' })], true);
    const [first, second] = [begun(pair), begun(pair)] as [unknown[], unknown[]];
    expect(first).toEqual([[], 'b']);
    expect(first[0]).not.toBe(second[0]);
    expect(withValue(pair, ['a', 'b'], '1', 'c')).toEqual(['a', 'c']);
  });
  it('keeps what both kinds have when it becomes another', () => {
    expect(withValue(effects, { do: 'gain', resource: 'coins', amount: 3 }, 'do', 'points')).toEqual({
      do: 'points',
      amount: 3,
    });
    expect(withValue(effects, { do: 'points', amount: 3 }, 'do', 'gain')).toEqual({
      do: 'gain',
      resource: 'clay',
      amount: 3,
    });
  });
  it('keeps nothing that is entered in another way', () => {
    expect(withValue(effects, { do: 'points', amount: 3 }, 'do', 'book')).toEqual({ do: 'book' });
  });
  it('has an optional value once it is set, and loses what is taken away', () => {
    expect(withValue(effects, { do: 'book' }, 'amount', true)).toEqual({ do: 'book', amount: true });
    expect(without({ do: 'book', amount: true }, 'amount')).toEqual({ do: 'book' });
  });
});
