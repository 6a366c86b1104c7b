/** A turn for the ear: who acts, each row as short sentences, bookkeeping last, then what is asked. */
import type { Question, Row, View } from './contract';
import { sentences } from './rows';
import type { Words } from './words';

/** What is read of a table: from this row on, or the whole of it. */
export function aloud(view: Pick<View, 'automa' | 'rows'>, asked: Question[], words: Words, from = 0): string[] {
  const steps = view.rows.filter((row) => !row.net).slice(from);
  const nets = view.rows.filter((row) => row.net);
  const said = [...steps, ...nets].map((row) => spoken(row, words));
  const who = view.automa && said.length && from === 0 ? [words.first([`web-${words.game}-theirs`, 'web-theirs']) + '.'] : [];
  return [...who, ...said, ...asked.slice(0, 1).map((one) => heard(words.say(one.message, one.args), words))];
}

/** A row in one breath: its sentences, or the net results one after the other. */
function spoken(row: Row, words: Words): string {
  return sentences(row, words)
    .map((one) => heard(one, words))
    .join(' ');
}

const ROMAN: Record<string, number> = { II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10 };

/** A sentence made for the eye, for the ear: signs become words, names of places numbers that are read apart. */
export function heard(text: string, words: Words): string {
  const say = (id: string) => words.say(`web-aloud-${id}`);
  const told = text
    .replace(/\u2060/g, '')
    .replace(/(\d)-(\d)/g, '$1 $2')
    .replace(/(-?\d+) → (-?\d+)/g, (_, before: string, after: string) => words.say('web-aloud-change', { before, after }))
    .replace(/\s*→\s*/g, say('to') + ' ')
    .replace(/№\s*/g, say('number') + ' ')
    .replace(/(^|[\s(])[−-](?=\d)/g, `$1${say('minus')} `)
    .replace(/(^|[\s(])\+(?=\d)/g, `$1${say('plus')} `)
    .replace(/\b(?:VIII|VII|III|VI|IV|IX|II|V|X)\b/g, (sign) => String(ROMAN[sign]))
    .replace(/\s*[·•]\s*/g, ', ')
    .replace(/[“”«»"()]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
  return /[.!?…]$/.test(told) ? told : `${told}.`;
}
