import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { scythe } from './pieces';
import Status from './Status.svelte';

export const parts: GameParts = {
  Board,
  Card,
  Status,
  progress: (position) => {
    const { turn, automa, human } = scythe(position);
    return { message: 'web-scythe-turn', args: { turn, automa: `@faction-${automa.faction}`, human: `@faction-${human.faction}` } };
  },
};
