/** The saved games of the home screen. */
import type { Saved } from '../api/types';

/** Games to go on with: the player's own that are not over, then games of the lab. */
export const resumable = (games: Saved[]): Saved[] => [
  ...games.filter((game) => !game.result && !game.watched),
  ...games.filter((game) => game.watched),
];
