import { describe, expect, it } from 'vitest';
import type { Field } from '../src/contract';
import { grouped, meant, written } from '../src/editing';
import { hashOf, routeOf, type Route } from '../src/route';
import { fieldsOf, setupOf } from '../src/schema';
import { cleaned, defaults } from '../src/settings';
import { linkTo } from '../src/sharing';
import { Words, bundleOf } from '../src/words';

const schema = {
  $ref: '#/$defs/Setup',
  $defs: {
    Setup: {
      type: 'object',
      properties: {
        level: { enum: ['easy', 'hard'], default: 'easy' },
        passes: { type: 'boolean', default: false },
        coins: { type: 'integer', minimum: -2, maximum: 2, default: 0 },
        modules: { type: 'array', items: { enum: ['a', 'b'] }, default: [] },
        maybe: { anyOf: [{ enum: ['x', 'y'] }, { type: 'null' }], default: null },
        inner: { $ref: '#/$defs/Inner' },
      },
    },
    Inner: { type: 'object', properties: { deep: { type: 'boolean' } } },
  },
};

describe('a set-up form from a schema', () => {
  const fields = fieldsOf(schema);
  it('has a field of the right kind for each choice, nested ones too', () => {
    expect(fields.map((field) => [field.path.join('.'), field.kind])).toEqual([
      ['level', 'choice'],
      ['passes', 'switch'],
      ['coins', 'number'],
      ['modules', 'choices'],
      ['maybe', 'choice'],
      ['inner.deep', 'switch'],
    ]);
  });
  it('sends only what differs from the defaults', () => {
    const values = new Map<string, never>(
      Object.entries({ level: 'hard', passes: false, 'inner.deep': true }) as [string, never][],
    );
    expect(setupOf(fields, values)).toEqual({ level: 'hard', inner: { deep: true } });
  });
});

describe('correcting', () => {
  const words = new Words('en', bundleOf('en', ['g-field-automa = Automa\ng-field-power = Power\ng-field-deep = the deep']), 'g');
  const field = (key: string): Field => ({
    key, kind: 'number', value: 1, choices: '', unit: 1, repeats: false, none: '', sheet: '', optional: false, low: 0, high: null,
    names: key.split('.').map((step) => ({ message: `g-field-${step}`, args: {} })),
  });
  const fields = ['turn', 'automa.power', 'automa.deep.on', 'automa.deep.off'].map(field);
  it('puts every value under its heading, and those without one under the game', () => {
    const shown = grouped(fields, words, 'The game').map((group) => [group.name, ...group.fields.map((line) => line.label)]);
    expect(shown).toEqual([['The game', 'Turn'], ['Automa', 'Power', 'On', 'Off']]);
  });
  it('heads what belongs together once', () => {
    const [, automa] = grouped(fields, words, 'The game');
    expect(automa!.fields.map((line) => [line.under, line.first])).toEqual([['', true], ['the deep', true], ['the deep', false]]);
  });
  it('finds a value by any of its names', () => {
    expect(grouped(fields, words, 'The game', 'DEEP').flatMap((group) => group.fields.map((line) => line.label))).toEqual(['On', 'Off']);
  });
  it('reads text back as what stood there', () => {
    expect(meant('R1C1, base', ['R1C1'])).toEqual(['R1C1', 'base']);
    expect(meant('', ['R1C1'])).toEqual([]);
    expect(meant('3, 4', [1])).toEqual([3, 4]);
    expect(meant('3, x', [1])).toBeUndefined();
    expect(meant('hello', 'text')).toBe('hello');
    expect(meant('human', null)).toBe('human');
    expect(meant('{', { a: 1 })).toBeUndefined();
    expect(written(['a', 'b'])).toBe('a, b');
    expect(written(null)).toBe('null');
  });
});

describe('addresses', () => {
  const routes: Route[] = [
    { at: 'home' },
    { at: 'new', game: 'red-rising' },
    { at: 'table', table: 12, look: undefined },
    { at: 'table', table: 12, look: 'why' },
    { at: 'boxes', game: undefined },
    { at: 'open', game: 'scythe', text: 'a/b c%;ж' },
  ];
  it.each(routes)('come back as they went: %o', (route) => expect(routeOf(hashOf(route))).toEqual(route));
  it('fall back to home', () => {
    expect(routeOf('#/table/x')).toEqual({ at: 'home' });
    expect(routeOf('#/%E0%A4%A')).toEqual({ at: 'home' });
  });
  it('a link to a position is one of them', () => {
    const link = linkTo('http://host:1/#/table/3', 'scythe', 'x y/z');
    expect(link.startsWith('http://host:1/#/open/')).toBe(true);
    expect(routeOf(new URL(link).hash)).toEqual({ at: 'open', game: 'scythe', text: 'x y/z' });
  });
});

describe('settings', () => {
  it('begin in the language of the browser', () => {
    expect(defaults(['ru-RU', 'en']).language).toBe('ru');
    expect(defaults(['en-GB', 'ru']).language).toBe('en');
    expect(defaults([]).language).toBe('en');
  });
  it('keep only what is known', () => {
    const fallback = defaults([]);
    expect(cleaned({ theme: 'dark', size: 'giant', voice: 'yes', other: 1 }, fallback)).toEqual({ ...fallback, theme: 'dark' });
    expect(cleaned(null, fallback)).toEqual(fallback);
  });
});
