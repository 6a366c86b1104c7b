import type { GameParts } from '../interface';
import Board from './board/Board.svelte';
import Card from './Card.svelte';
import Sign from './signs/Sign.svelte';
import Status from './Status.svelte';
import Thumbnail from './Thumbnail.svelte';
import Emblem from './signs/Emblem.svelte';
import Picture from './signs/Picture.svelte';

export const parts: GameParts = {
  tint: '#9a6a35',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  Thumbnail,
  Sign,
  tints: { bonus: '#7a5233', level: '#7a5233', marble: '#c79a24', rabbi: '#7d7a76', book: '#3a6ea8' },
  counted: ['coins', 'clay', 'knowledge', 'points'],
  cheaper: {
    by: 'discount',
    of: ['buy-gold', 'create', 'book', 'upgrade-golem', 'upgrade-artifact', 'upgrade-study', 'upgrade-any'],
  },
  pad: (asked) => (/^(in-)?(work|golem|artifact|study|mirror)$/.test(asked.id) ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : null),
  asks: ['human-turn'],
  byHand: (position) => position.box === 'hand',
};
