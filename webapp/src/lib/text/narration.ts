/** A turn as sentences to read aloud: who acts, the instructions, bookkeeping last, then the question. */
import type { Question, Row } from '../../api/types';
import { sentences, type InstructionStep } from '../rows';
import type { Words } from './words';

/** The sentences for these steps. `automa`: the turn is read from its beginning, so the Automa is named first. */
export function narrate(steps: InstructionStep[], automa: boolean, asked: Question[], words: Words): string[] {
  const groups = [...new Set(steps.map((step) => step.group))];
  const rows = groups.map((group) => ({
    ...group,
    instructions: steps.filter((step) => step.group === group).flatMap((step) => step.row.instructions),
  }));
  const nets = [...new Set(steps.flatMap((step) => step.net ?? []))];
  const said = [...rows, ...nets].map((row) => spokenRow(row, words));
  const who = automa && said.length ? [words.first([`web-${words.game}-theirs`, 'web-theirs']) + '.'] : [];
  return [...who, ...said, ...asked.slice(0, 1).map((one) => spoken(words.say(one.message, one.args), words))];
}

/** A row as one text: its sentences, or the net results one after the other. */
function spokenRow(row: Row, words: Words): string {
  return sentences(row, words)
    .map((one) => spoken(one, words))
    .join(' ');
}

const ROMAN: Record<string, number> = { II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7, VIII: 8, IX: 9, X: 10 };

/** A written sentence as it is spoken: signs become words, and the two numbers of a place are read apart. */
export function spoken(text: string, words: Words): string {
  const say = (id: string) => words.say(`web-aloud-${id}`);
  const sentence = text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ') // a long run of spaces would take seconds below
    .replace(/(\d)-(\d)/g, '$1 $2')
    .replace(/(-?\d+) → (-?\d+)/g, (_, before: string, after: string) =>
      words.say('web-aloud-change', { before, after }),
    )
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
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
