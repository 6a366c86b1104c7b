import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Status from './Status.svelte';
import Thing from './Thing.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import Token from './Token.svelte';

export const parts: GameParts = {
  tint: '#8a3d2b',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  Thing,
  Token,
  dreaded: ['scythe-may-attack'],
};
