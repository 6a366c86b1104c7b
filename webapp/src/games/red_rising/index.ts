import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { redRising } from './pieces';
import Status from './Status.svelte';

export const parts: GameParts = {
  Board,
  Card,
  Status,
  asks: ['deploy', 'scout', 'gain', 'took', 'used'],
  progress: (position) => {
    const { phase, house } = redRising(position);
    return { message: 'web-red-rising-progress', args: { phase: `@phase-${phase}`, house: `@house-${house}` } };
  },
};
