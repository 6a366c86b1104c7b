import { describe, expect, it, vi } from 'vitest';
import type { Field, Form } from '../../src/api/types';
import { colourOf } from '../../src/lib/colours';
import { byName, grouped, read } from '../../src/lib/fields';
import { hashOf, routeOf, type Route } from '../../src/state/route';
import { arranged, askedNow, firstOf, setupOf } from '../../src/lib/setup';
import { cleaned, defaults } from '../../src/state/settings';
import { boxLinkTo, challengeLinkTo, linkTo, openAddress, sharedIn } from '../../src/lib/links';
import { Words, bundleOf } from '../../src/lib/text/words';
import { field } from '../table';

const of = (...values: (string | number)[]) => values.map((value) => ({ value, message: '', args: {}, weight: 1 }));
const setup: Form = {
  fields: [
    field('passes', { kind: 'switch', value: false, when: [{ level: ['hard'] }] }),
    field('box', { kind: 'choice', choices: 'box', value: 'owner' }),
    field('players', { kind: 'choice', choices: 'players', value: 1 }),
    field('level', { kind: 'choice', choices: 'level', value: 'easy' }),
    field('modules', { kind: 'list', choices: 'modules', value: [] }),
  ],
  choices: { level: of('easy', 'hard'), box: of('owner', 'practice'), players: of(1, 2), modules: of('a', 'b') },
  forms: {},
  is_list: false,
};

describe('the form of a set-up', () => {
  const keys = (fields: Field[]) => fields.map(({ key }) => key);
  it('asks what the answers so far make a question', () => {
    expect(keys(askedNow(setup, {}, {}))).toEqual(['box', 'players', 'level', 'modules']);
    expect(keys(askedNow(setup, {}, { level: 'hard' }))).toContain('passes');
    expect(keys(askedNow(setup, { level: 'hard' }, {}))).toContain('passes');
  });
  it('begins with what the game preselects, with the value that the option has', () => {
    const [box, players] = askedNow(setup, { box: 'practice', players: '2' }, {});
    expect([box!.value, players!.value]).toEqual(['practice', 2]);
    expect(askedNow(setup, { box: 'practice' }, { box: 'owner' })[0]!.value).toBe('owner');
  });
  it('shows first whose components are used, then the level, and folds away what is no plain choice', () => {
    const preselected = { box: 'practice' };
    const { own, open, folded } = arranged(askedNow(setup, preselected, { level: 'hard' }), preselected);
    expect([own, open, folded].map(keys)).toEqual([['box'], ['level', 'players'], ['passes', 'modules']]);
    expect(firstOf(of('owner', 'practice'), 'practice').map(({ value }) => value)).toEqual(['practice', 'owner']);
  });
  it('sends only what differs from the defaults, and nothing that is not asked', () => {
    const sent = (chosen: Parameters<typeof askedNow>[2]) => setupOf(setup, askedNow(setup, {}, chosen));
    expect(sent({ level: 'hard', passes: true })).toEqual({ level: 'hard', passes: true });
    expect(sent({ level: 'easy', passes: true, modules: [] })).toEqual({});
    expect(sent({ modules: ['a'] })).toEqual({ modules: ['a'] });
  });
});

describe('correcting', () => {
  const words = new Words(
    'en',
    bundleOf('en', ['g-field-automa = Automa\ng-field-power = Power\ng-field-deep = the deep']),
    'g',
  );
  const at = (key: string): Field => {
    const names = key.split('.').map((step) => ({ message: `g-field-${step}`, args: {} }));
    return field(key, { ...names.at(-1), within: names.slice(0, -1), value: 1, low: 0 });
  };
  const fields = ['turn', 'automa.power', 'automa.deep.on', 'automa.deep.off'].map(at);
  it('puts every value under its heading, and those without one under the game', () => {
    const shown = grouped(fields, words, 'The game').map((group) => [
      group.name,
      ...group.fields.map((line) => line.label),
    ]);
    expect(shown).toEqual([
      ['The game', 'Turn'],
      ['Automa', 'Power', 'On', 'Off'],
    ]);
  });
  it('heads what belongs together once', () => {
    const [, automa] = grouped(fields, words, 'The game');
    expect(automa!.fields.map((line) => [line.under, line.first])).toEqual([
      ['', true],
      ['the deep', true],
      ['the deep', false],
    ]);
  });
  it('finds a value by any of its names', () => {
    expect(
      grouped(fields, words, 'The game', 'DEEP').flatMap((group) => group.fields.map((line) => line.label)),
    ).toEqual(['On', 'Off']);
  });
  it('reads a text as the field means it', () => {
    expect(read('list', 'R1C1, base')).toEqual(['R1C1', 'base']);
    expect(read('list', '')).toEqual([]);
    expect(read('numbers', '3, 4 5')).toEqual([3, 4, 5]);
    expect(read('numbers', '3, x')).toBeUndefined();
    expect(read('text', '3, 4')).toBe('3, 4');
  });
  it('knows the colours that names say', () => {
    expect(colourOf('golem-colour-red')).toBe(colourOf('golem-bookcolour-red'));
    expect(colourOf('red-rising-color-gold')).toBeDefined();
    expect(colourOf('golem-resource-gold')).toBeUndefined();
    expect(colourOf('golem-colour-none')).toBeUndefined();
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
    const link = linkTo('http://localhost:1/#/table/3', 'scythe', 'x y/z');
    expect(routeOf(link)).toEqual({ at: 'open', game: 'scythe', text: 'x y/z' });
  });
  it('an address that others can open holds nothing but the place of the page', () => {
    expect(openAddress('https://host.example/at/?key=secret&more=1#/table/3')).toBe('https://host.example/at/');
    const near = ['http://localhost:1/', 'http://127.0.0.1:8420/', 'http://192.168.1.5/', 'http://10.0.0.2/'];
    for (const address of [...near, 'http://172.16.0.1/', 'http://pi.local/', 'http://[::1]/', 'file:///x', 'x', ''])
      expect(openAddress(address)).toBe('');
  });
  it('a page of a server shares a text to paste', () => {
    const address = 'http://192.168.1.5:8420/at/?key=secret&more=1#/table/3';
    expect(linkTo(address, 'scythe', 'x')).toBe('#/open/scythe/x');
    expect(boxLinkTo(address, 'eNo')).toBe('#/box/eNo');
    expect(challengeLinkTo(address, 'eNo')).toBe('#/challenge/eNo');
  });
  it('a page of a static host names that host', () => {
    vi.stubEnv('MODE', 'site');
    expect(challengeLinkTo('https://host.example/at/?x=1#/table/3', 'eNo')).toBe(
      'https://host.example/at/#/challenge/eNo',
    );
    expect(challengeLinkTo('http://localhost:8000/at/', 'eNo')).toBe('#/challenge/eNo');
    vi.unstubAllEnvs();
  });
  it('a shared link opens in any copy of the page', () => {
    const link = `http://elsewhere/${linkTo('http://elsewhere/', 'scythe', 'x y/z')}`;
    expect(sharedIn(` ${link}\n`)).toEqual({ at: 'open', game: 'scythe', text: 'x y/z' });
    expect(sharedIn(boxLinkTo('http://elsewhere/', 'eNo'))).toEqual({ at: 'box', text: 'eNo' });
    expect(sharedIn('https://elsewhere/x#/challenge/eNo')).toEqual({ at: 'challenge', text: 'eNo' });
    for (const other of ['', 'http://elsewhere/', 'http://elsewhere/#/table/3', '#/open/', '#/box/', '#/challenge/'])
      expect(sharedIn(other)).toBeNull();
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
    expect(cleaned({ theme: 'dark', size: 'giant', voice: 'yes', other: 1 }, fallback)).toEqual({
      ...fallback,
      theme: 'dark',
    });
    expect(cleaned(null, fallback)).toEqual(fallback);
  });
});

describe('a list of choices', () => {
  const named = (...values: string[]) =>
    values.map((value) => ({ value, message: `toy-${value || 'none'}`, args: {}, weight: 1 }));
  const keys = [...'abcdefghijklm'];
  /** The English names run against the keys, the Russian ones with them. */
  const wordsIn = (language: 'en' | 'ru', letters: string[]) =>
    new Words(
      language,
      bundleOf(language, [['toy-none = ~', ...keys.map((key, at) => `toy-${key} = ${letters[at]!}`)].join('\n')]),
      'toy',
    );
  const english = wordsIn('en', [...keys].reverse());
  const russian = wordsIn('ru', [...'абвгдежзийклм']);

  it('is sorted by the name in the language of the reader', () => {
    const values = (words: Words) => byName(named(...keys), words).map((one) => one.value);
    expect(values(english)).toEqual([...keys].reverse());
    expect(values(russian)).toEqual(keys);
  });
  it('begins with the choice that stands for nothing', () => {
    expect(byName(named(...keys, ''), english)[0]!.value).toBe('');
  });
  it('keeps its order if it is short, or consists of numbers', () => {
    const short = named('a', 'b', 'c');
    expect(byName(short, english)).toEqual(short);
    const numbers = keys.map((_, at) => ({ value: 20 - at, message: '', args: {}, weight: 1 }));
    expect(byName(numbers, english)).toEqual(numbers);
  });
});
