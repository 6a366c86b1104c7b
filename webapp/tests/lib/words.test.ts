import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hyphenated } from '../../src/lib/text/hyphens';
import { Words, bundleOf, minus, readable, type Language } from '../../src/lib/text/words';

const folder = new URL('../../../src/automatable/', import.meta.url);
function words(language: Language, game = ''): Words {
  const shared = readdirSync(new URL(`locales/${language}/`, folder)).filter((file) => file.endsWith('.ftl'));
  const games = readdirSync(new URL('games/', folder), { withFileTypes: true }).filter((entry) =>
    /^[a-z]/.test(entry.name),
  );
  const files = [
    ...shared.map((file) => `locales/${language}/${file}`),
    ...games.map((entry) => `games/${entry.name}/words/${language}.ftl`),
    ...readdirSync(new URL('../../packages/', folder)).map(
      (name) => `../../packages/${name}/automatable_${name}/words/${language}.ftl`,
    ),
  ];
  const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf-8'));
  return new Words(language, bundleOf(language, sources), game);
}

describe('words come from the files the Python side uses', () => {
  it('a level that a box added is named by its key in every language', () => {
    for (const language of ['en', 'ru'] as const) {
      expect(words(language, 'scythe').name('@level-in-between')).toBe('In between');
      expect(words(language, 'pendulum').say('pendulum-letter-gentle')).toBe('Gentle');
      expect(words(language, 'scythe').say('scythe-level-automa')).not.toBe('Automa');
    }
  });

  it('references are worded by their game, lists joined', () => {
    const en = words('en', 'scythe');
    expect(en.name('@territory-R3C5')).toBe('forest 3\u2060-\u20605');
    const ru = words('ru', 'golem');
    expect(ru.name('@library-1'), 'not broken into 1- and я').toBe('1\u2060-\u2060я книга слева');
    expect(en.say('core-left', { names: ['@faction-nordic', '@faction-crimea'] })).toBe('Still in: Nordic, Crimea');
    expect(en.say('core-left', { names: [] })).toBe('Still in: none');
  });

  it('what is below nothing has a minus, and what only joins stays a hyphen', () => {
    for (const language of ['en', 'ru'] as const) {
      expect(words(language).say('web-end-margin', { own: -14, others: 16 })).toMatch(/−14/);
      expect(words(language, 'scythe').name('@territory-R3C5')).not.toContain('−');
    }
    expect([-3, 3, '1-2', 'helium-3', '(-3)'].map(minus)).toEqual(['−3', '3', '1-2', 'helium-3', '(−3)']);
  });

  it('Russian counts as Russians do', () => {
    const ru = words('ru');
    expect([1, 2, 5, 21].map((count) => ru.say('web-steps', { count }))).toEqual([
      '1 шаг',
      '2 шага',
      '5 шагов',
      '21 шаг',
    ]);
  });

  it('a message nobody wrote is still readable', () => {
    expect(words('en').say('toy-do-something')).toBe('Toy do something');
    expect(readable('automa.star_tracker')).toBe('Automa star tracker');
    expect(words('en').first(['none-1', 'web-back'])).toBe('Back');
  });

  it('a correction by hand names its values, old and new', () => {
    const power = {
      message: 'core-inside',
      args: { of: { message: 'scythe-field-automa', args: {} }, name: { message: 'scythe-field-power', args: {} } },
    };
    const changes = { message: 'core-change', args: { name: power, before: 3, after: 7 } };
    const entry = {
      message: 'core-corrected',
      args: { name: { message: 'scythe-event-corrected', args: {} }, changes },
    };
    expect(words('en', 'scythe').said(entry)).toBe('Correction: Automa: Power: 3 → 7');
    expect(words('ru', 'scythe').said(entry)).toBe('Исправление: Автома: Сила: 3 → 7');
  });

  it('a refusal is worded here, or by the service', () => {
    expect(words('en').problem({ message: 'play-nothing-to-undo' })).toBe('There is nothing to undo.');
    expect(words('ru').problem({ message: 'unknown', en: 'No.', ru: 'Нет.' })).toBe('Нет.');
  });
});

it('learns the words of a game it was built without; the language asked for comes before English', () => {
  const known = words('ru').with(['lamp-name = Фонарь\n', 'lamp-name = Lamp\nlamp-only = only English\n']);
  expect(known.say('lamp-name')).toBe('Фонарь');
  expect(known.say('lamp-only')).toBe('only English');
});

/** Every message the page's own sources name, in both languages. */
describe.each(['en', 'ru'] as const)('the page has all its words in %s', (language) => {
  const known = words(language);
  const sources = sourcesIn(new URL('../../src/', import.meta.url));
  const ids = new Set(
    sources.flatMap((text) => [...text.matchAll(/['"`](web-[a-z0-9-]+[a-z0-9])['"`]/g)].map((found) => found[1]!)),
  );
  it.each([...ids])('%s', (id) => expect(known.has(id)).toBe(true));
});

describe('a long word', () => {
  it('may be hyphenated between its syllables, a short one and an English one not', () => {
    const parts = (text: string) => hyphenated(text).split('\u00ad');
    expect(parts('Полковник')).toEqual(['Пол', 'ков', 'ник']);
    expect(parts('коричневый')).toEqual(['ко', 'рич', 'не', 'вый']);
    expect(hyphenated('Няня Assassin')).toBe('Няня Assassin');
  });
});

function sourcesIn(at: URL): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sourcesIn(new URL(`${entry.name}/`, at)) : [readFileSync(new URL(entry.name, at), 'utf-8')],
  );
}
