/** Loads the Fluent files of a language. Each file is a chunk of its own, fetched when the language is first used. */
import { Words, bundleOf, type Language } from './words';

const files = import.meta.glob<string>(
  [
    '../../../../src/automatable/locales/*/*.ftl',
    '../../../../src/automatable/games/*/words/*.ftl',
    '../../../../packages/*/*/words/*.ftl',
    '!../../../../src/automatable/locales/*/{cli,serve,lab}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export async function loadWords(language: Language): Promise<Words> {
  const paths = Object.keys(files).filter(
    (path) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`),
  );
  const sources = await Promise.all(paths.map((path) => files[path]!()));
  return new Words(language, bundleOf(language, sources));
}
