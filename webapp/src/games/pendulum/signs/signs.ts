/** Which small pictures stand for an option, a council reward or an icon of a card. */
import type { Option } from '../../../api/types';

export type Glyph =
  | 'worker'
  | 'grande'
  | 'hourglass'
  | 'province'
  | 'limit'
  | 'military'
  | 'culture'
  | 'gold'
  | 'vote'
  | 'production'
  | 'stratagem'
  | 'retrieve'
  | 'free'
  | 'power'
  | 'prestige'
  | 'popularity'
  | 'legendary'
  | 'point'
  | 'to'
  | 'none';
export interface Sign {
  glyph: Glyph;
  colour?: 'purple' | 'green' | 'black' | 'red' | 'blue';
  text?: string;
}
const one = (glyph: Glyph, text?: string): Sign => ({ glyph, text });
const NONE = one('none');

const REWARDS: Record<string, Sign[]> = {
  'blue-production': [{ glyph: 'production', colour: 'blue' }],
  'red-production': [{ glyph: 'production', colour: 'red' }],
  province: [one('province')],
  'province-limit': [one('limit', '3')],
  'one-of-each': [one('power'), one('prestige'), one('popularity')],
  'pick-up-stratagems': [one('stratagem'), one('retrieve')],
  'five-military': [one('military', '5')],
  'five-culture': [one('culture', '5')],
  'five-gold': [one('gold', '5')],
  vote: [one('vote', '1')],
  'convert-point': [one('power'), one('to'), one('prestige')],
  'military-retrieve': [one('military', '2'), one('to'), one('worker')],
  'culture-retrieve': [one('culture', '2'), one('to'), one('worker')],
  'military-province': [one('military', '3'), one('to'), one('province')],
  'vote-province': [one('vote', '2'), one('to'), one('province')],
  'free-action': [one('free')],
  'gold-popularity': [one('gold', '2'), one('to'), one('popularity')],
  'military-power': [one('military', '2'), one('to'), one('power')],
  'culture-prestige': [one('culture', '2'), one('to'), one('prestige')],
  'one-gold': [one('gold', '1')],
  grande: [one('grande')],
  'final-each': [one('power'), one('prestige'), one('popularity')],
  'final-power': [one('power')],
  'final-prestige': [one('prestige')],
  'final-popularity': [one('popularity')],
  'final-legendary': [one('legendary')],
  none: [NONE],
};
const ICONS: Record<string, Sign[]> = {
  grande: [one('grande')],
  'paid-province': [one('to'), one('province')],
  province: [one('province')],
  'province-limit': [one('limit')],
  resources: [one('military'), one('culture'), one('gold')],
  production: [one('production')],
  'track-points': [one('power'), one('prestige'), one('popularity')],
  votes: [one('vote')],
  retrieve: [one('retrieve'), one('worker')],
  'free-action': [one('free')],
  stratagems: [one('stratagem')],
};

export const rewardSigns = (reward: string): Sign[] => REWARDS[reward] ?? [];
export const iconSigns = (icon: string): Sign[] => ICONS[icon] ?? [];

const tinted = (glyph: Glyph, colour: string): Sign[] =>
  colour === 'none' ? [NONE] : [{ glyph, colour: colour as Sign['colour'] }];
export const workerSigns = (area: string): Sign[] => tinted('worker', area);
/** A card's timer diagram always shows purple first. */
export const flipSigns = (timer: string): Sign[] =>
  timer === 'none' ? [NONE] : [{ glyph: 'hourglass', colour: 'purple' }, ...tinted('hourglass', timer)];
export const provinceSigns = (slot: number): Sign[] => (slot ? [one('province', String(slot))] : [NONE]);

/** What an option of a question looks like; nothing if words do. */
export function signsOf(option: Option): Sign[] {
  const [, kind, name] = /^pendulum-(?:printed-)?(worker|timer|icon|reward)-(.+)$/.exec(option.message) ?? [];
  if (kind === 'worker') return workerSigns(name!);
  if (kind === 'timer') return flipSigns(name!);
  if (kind === 'icon') return iconSigns(name!);
  if (kind === 'reward') return rewardSigns(name!);
  if (option.message === 'pendulum-province') return provinceSigns(Number(option.args?.slot ?? 0));
  return [];
}

const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, n) => low + n);
/** The numbers most likely to be entered: one tap instead of many. */
export function pad({ id, event }: { id: string; event?: string }): number[] | null {
  if (event === 'council-held' || /^(votes|points)-\d$/.test(id)) return range(0, 20);
  if (id.startsWith('glory-')) return range(0, 6);
  return /^(votes|points)$/.test(id) ? range(-2, 6) : null;
}
