/** Which drawings each game has. A game without an entry gets the generic ones. */
import Generic from './generic/Board.svelte';
import type { GameParts } from './seam';
import { parts as redRising } from './red_rising';
import { parts as scythe } from './scythe';

const GAMES: Record<string, GameParts> = { 'red-rising': redRising, scythe };

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? { Board: Generic };
}
