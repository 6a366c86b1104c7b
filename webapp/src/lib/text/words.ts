/** Message ids to sentences, from the same Fluent files the Python side uses. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, Problem, Said } from '../../api/types';

export type Language = 'en' | 'ru';
export const LANGUAGES: Language[] = ['en', 'ru'];

/** A level without words is one that a box added; its key is its name in every language. */
const ADDED_LEVEL = /^[a-z-]+?-(?:level|letter)-(.+)$/;

export class Words {
  constructor(
    readonly language: Language,
    private bundle: FluentBundle,
    readonly game = '',
  ) {}

  /** The same words seen from one game: its references (`@…`) are worded by its file. */
  of(game: string): Words {
    return game === this.game ? this : new Words(this.language, this.bundle, game);
  }

  /** These words and those of more files; what is there already stays. */
  with(files: string[]): Words {
    for (const file of files) this.bundle.addResource(new FluentResource(file));
    return new Words(this.language, this.bundle, this.game);
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  /** The sentence of a message; a missing message shows its id. */
  say(message: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (pattern == null) return readable(ADDED_LEVEL.exec(message)?.[1] ?? message);
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) worded[name] = this.variable(value);
    return ordinal(minus(this.bundle.formatPattern(pattern, worded, [])));
  }

  said(said: Said): string {
    return this.say(said.message, said.args);
  }

  /** The first of these messages that has words. */
  first(messages: string[], args: Args = {}, otherwise?: string): string {
    const found = messages.find((message) => this.has(message));
    return found ? this.say(found, args) : (otherwise ?? readable(messages[messages.length - 1] ?? ''));
  }

  /** A value in words: references and messages are worded, lists joined, anything else stays as it is. */
  name(value: unknown): string {
    return String(this.variable(value));
  }

  /** A printed value, which comes as a row of words, numbers, references and sentences. */
  value(value: unknown[] | null): string {
    if (value === null) return '–';
    const said = value.map((one) =>
      typeof one === 'boolean' ? this.say(one ? 'core-yes' : 'core-no') : this.name(one),
    );
    return said.join(value.some(isSaid) ? '; ' : ' ') || this.say('core-none');
  }

  /** What something is called: what it is part of, and itself. */
  called(names: Said[]): string {
    return names.map((name) => this.said(name)).join(': ');
  }

  problem(problem: Problem): string {
    if (this.has(problem.message)) return this.say(problem.message, problem.args);
    return problem[this.language] ?? problem.en ?? problem.message;
  }

  date(stamp: string): string {
    const date = new Date(/Z|[+-]\d\d:?\d\d$/.test(stamp) ? stamp : stamp.replace(' ', 'T') + 'Z');
    if (Number.isNaN(date.getTime())) return stamp;
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
  }

  private variable(value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'string')
      return value.startsWith('@') ? whole(this.say(`${this.game}-${value.slice(1)}`)) : value;
    if (isSaid(value)) return this.said(value);
    if (Array.isArray(value)) return value.map((one) => this.name(one)).join(', ') || this.say('core-none');
    return value == null ? '' : String(value);
  }
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'message' in value;

/** Negative numbers get a minus sign instead of a hyphen; hyphens between numbers or words stay. */
export const minus = (said: string | number): string => String(said).replace(/(^|[^\p{L}\p{N}\u2060])-(?=\d)/gu, '$1−');

/** A Russian ordinal such as `4-я` must not be broken at its hyphen. */
const ordinal = (said: string): string => said.replace(/(\d)-(?=[а-яё])/g, '$1\u2060-\u2060');

/** A name such as `forest 3-5` must not be broken at its hyphen. */
function whole(name: string): string {
  return name.replace(/(\d)-(\d)/g, '$1\u2060-\u2060$2');
}

/** `automa.star_tracker` → `Automa star tracker`. */
export function readable(id: string): string {
  const text = id.replace(/[-_.]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function bundleOf(language: Language, sources: string[]): FluentBundle {
  // Plural rules come from the language; isolation marks would be read aloud and break tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}
