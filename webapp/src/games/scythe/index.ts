import type { GameParts } from '../interface';
import Board from './board/Board.svelte';
import Card from './Card.svelte';
import Status from './Status.svelte';
import { cardTotals } from './pieces';
import Thumbnail from './Thumbnail.svelte';
import Emblem from './signs/Emblem.svelte';
import Picture from './signs/Picture.svelte';
import Token from './signs/Token.svelte';

export const parts: GameParts = {
  tint: '#8a3d2b',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  Thumbnail,
  Token,
  pad: ({ id, high }) => (id.endsWith('-cards') && high ? cardTotals(high) : null),
  dreaded: ['scythe-may-attack'],
};
