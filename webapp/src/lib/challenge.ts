/** The line about a friend's result with the same deal. */
import type { FriendResult } from '../api/types';
import type { Words } from './text/words';

export const friendLine = ({ by, own, others, won }: FriendResult, message: string, words: Words): string =>
  words.say(message, { by: by || 'none', own, others, won: won ? 'yes' : 'no' });
