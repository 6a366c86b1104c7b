import { expect, it } from 'vitest';
import type { Start } from '../../src/state/turn';
import { buttonText, titleOf } from '../../src/lib/text/turn';
import { bundleOf, Words } from '../../src/lib/text/words';
import { asks } from '../table';

const page = new Words(
  'en',
  bundleOf('en', [
    'web-yours = Your turn',
    'web-theirs = Automa',
    'web-done = Done',
    'web-step-done = Next',
    'web-deal = Deal',
    'web-end = Result',
  ]),
);
const words = new Words(
  'en',
  bundleOf('en', ['market-deal-stalls = Turn a stall', 'market-deal-days = Day { $day }', 'round-over = Next round']),
);
const start = (deck: string, args = {}): Start => ({ by: 'deal', question: asks('card', { deck, args }) });

it('a turn is headed by who plays, in the words of the game where it has some', () => {
  expect(titleOf({ is: 'yours' }, 'market', words, page)).toBe('Your turn');
  expect(titleOf({ is: 'automa' }, 'market', words, page)).toBe('Automa');
  expect(titleOf({ is: 'event', said: { message: 'round-over' } }, 'market', words, page)).toBe('Next round');
});
it('the main button says what it does', () => {
  const text = (button: Parameters<typeof buttonText>[0]) => buttonText(button, 'market', words, page);
  expect(text({ does: 'step', last: false })).toBe('Next');
  expect(text({ does: 'step', last: true })).toBe('Done');
  expect(text({ does: 'end' })).toBe('Result');
  expect(text({ does: 'deal', start: start('stalls') })).toBe('Turn a stall');
  expect(text({ does: 'deal', start: start('cards') })).toBe('Deal');
  expect(text({ does: 'deal', start: start('days', { day: 2 }) })).toBe('Day 2');
  const only = { value: 1, message: 'round-over', args: {}, weight: 1 };
  expect(text({ does: 'between', question: asks('round', { options: [only] }) })).toBe('Next round');
});
