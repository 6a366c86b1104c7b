import type { GameParts } from '../interface';
import Board from './board/Board.svelte';
import Card from './Card.svelte';
import Controls from './Controls.svelte';
import Sign from './signs/Sign.svelte';
import { pad } from './signs/signs';
import Status from './Status.svelte';
import Thumbnail from './Thumbnail.svelte';
import QuickActions from './timers/QuickActions.svelte';
import Emblem from './signs/Emblem.svelte';
import Picture from './signs/Picture.svelte';
import Token from './signs/Token.svelte';

export const parts: GameParts = {
  tint: '#5d4383',
  small: 17,
  Board,
  Card,
  Controls,
  Emblem,
  Picture,
  Status,
  Thumbnail,
  Token,
  QuickActions,
  Sign,
  pad,
  unguided: ['deal', 'net'],
  triggers: ['pendulum-event-timer-flipped', 'pendulum-event-worker-lifted'],
  keys: [
    ['1', 'web-pendulum-lifted'],
    ['2–4', 'web-pendulum-flipped'],
    ['5', 'web-pendulum-pause'],
    ['n', 'web-pendulum-begin-next'],
  ],
  sums: 'web-pendulum-prospects-hint',
};
