/** A chance in words and in short: as a fraction up to thirty draws, as a percentage above. */
import type { Chance } from '../api/types';
import type { Words } from './text/words';

const COUNTED = 30;
const percentOf = ({ weight, total }: Chance): number =>
  Math.min(Math.round((100 * weight) / total), weight === total ? 100 : 99);

/** `3 of 11`, `45 %`. */
export function odds(chance: Chance, words: Words): string {
  if (chance.total <= COUNTED) return words.say('core-chance', { weight: chance.weight, total: chance.total });
  const percent = percentOf(chance);
  return percent ? words.say('core-chance-percent', { percent }) : words.say('core-chance-small');
}

/** The same where there is no room for words: `3/11`, `45%`. */
export function inShort(chance: Chance): string {
  return chance.total <= COUNTED ? `${chance.weight}/${chance.total}` : `${percentOf(chance) || '<1'}%`;
}
