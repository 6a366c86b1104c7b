import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Controls from './Controls.svelte';
import { pendulum } from './position';
import Sign from './Sign.svelte';
import { pad } from './signs';
import Status from './Status.svelte';
import Thumb from './Thumb.svelte';

export const parts: GameParts = {
  Board,
  Card,
  Controls,
  Status,
  Thumb,
  Sign,
  pad,
  progress: (position) => {
    const { round, phase } = pendulum(position);
    return { message: 'web-pendulum-progress', args: { round, phase: `@phase-${phase}` } };
  },
};
