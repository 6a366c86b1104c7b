import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { redRising } from './pieces';
import Status from './Status.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';

export const parts: GameParts = {
  tint: '#a8322a',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  guessed: ['red-rising-may-be-taken'],
  dreaded: ['red-rising-may-be-taken'],
  asks: ['deploy', 'scout', 'gain', 'took', 'used'],
  progress: (position) => {
    const { phase, house } = redRising(position);
    return { message: 'web-red-rising-progress', args: { phase: `@phase-${phase}`, house: `@house-${house}` } };
  },
};
