import type { GameParts } from '../interface';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Status from './Status.svelte';
import Thumbnail from './Thumbnail.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';

const CHARACTER = 'red-rising-character-';

export const parts: GameParts = {
  tint: '#a8322a',
  Board,
  Card,
  Emblem,
  Picture,
  Status,
  Thumbnail,
  note: ({ message }, words) =>
    message.startsWith(CHARACTER) ? words.say(`red-rising-does-${message.slice(CHARACTER.length)}`) : undefined,
  guessed: ['red-rising-may-be-taken'],
  dreaded: ['red-rising-may-be-taken'],
  asks: ['deploy', 'scout', 'gain', 'took', 'used'],
};
