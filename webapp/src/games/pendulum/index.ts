import type { GameParts } from '../seam';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Controls from './Controls.svelte';
import Sign from './Sign.svelte';
import { pad } from './signs';
import Status from './Status.svelte';
import Thing from './Thing.svelte';
import Thumb from './Thumb.svelte';
import Emblem from './Emblem.svelte';
import Picture from './Picture.svelte';
import Token from './Token.svelte';

export const parts: GameParts = {
  tint: '#5d4383',
  small: 17,
  Board,
  Card,
  Controls,
  Emblem,
  Picture,
  Status,
  Thing,
  Token,
  Thumb,
  Sign,
  pad,
  keys: [
    ['1', 'web-pendulum-lifted'],
    ['2–4', 'web-pendulum-flipped'],
    ['5', 'web-pendulum-pause'],
    ['n', 'web-pendulum-begin-next'],
  ],
  sums: 'web-pendulum-prospects-hint',
};
