/** The drawings of each game. Of a game without an entry the board that it declares is drawn. */
import Generic from './generic/Board.svelte';
import EventForm from './generic/EventForm.svelte';
import type { GameParts } from './interface';
import { parts as golem } from './golem';
import { parts as pendulum } from './pendulum';
import { parts as redRising } from './red_rising';
import { parts as scythe } from './scythe';

const GAMES: Record<string, GameParts> = { scythe, pendulum, 'red-rising': redRising, golem };

/** The games that have keys of their own. */
export const keyed = Object.entries(GAMES).flatMap(([game, { keys }]) => (keys ? [{ game, keys }] : []));

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? { Board: Generic, Controls: EventForm, unguided: ['tell', 'why', 'net'] };
}
