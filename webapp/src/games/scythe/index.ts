import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { scythe } from './pieces';
import Status from './Status.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';

export const parts: GameParts = {
  tint: '#8a3d2b',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  dreaded: ['scythe-may-attack'],
  progress: (position) => {
    const { turn, automa, human } = scythe(position);
    return { message: 'web-scythe-turn', args: { turn, automa: `@faction-${automa.faction}`, human: `@faction-${human.faction}` } };
  },
};
