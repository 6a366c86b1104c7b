import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Controls from './Controls.svelte';
import { golem } from './pieces';
import Sign from './Sign.svelte';
import Status from './Status.svelte';

export const parts: GameParts = {
  Board,
  Card,
  Controls,
  Status,
  Sign,
  asks: ['human-turn', 'round-begun', 'round-ended'],
  progress: (position) => {
    const { round, phase } = golem(position);
    return { message: 'web-golem-progress', args: { round, phase: `@phase-${phase}` } };
  },
};
