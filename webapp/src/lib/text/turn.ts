/** The heading of a turn and the text of the main button. `words` are the game's, `page` are the page's own. */
import type { Question } from '../../api/types';
import type { Heading } from '../../state/screen';
import type { Button } from '../../state/turn';
import type { Words } from './words';

const TITLES = { do: 'web-do-now', yours: 'web-yours', over: 'web-over' };
const BUTTONS = { recorded: 'web-watched-next', close: 'web-turn-close', end: 'web-end', guess: 'web-guess-go' };

export function titleOf(heading: Heading, game: string, words: Words, page: Words): string {
  if (heading.is === 'event') return words.said(heading.said);
  if (heading.is === 'automa') return words.first([`web-${game}-theirs`], {}, page.say('web-theirs'));
  return page.say(TITLES[heading.is]);
}

const dealText = ({ deck, args }: Question, game: string, words: Words, page: Words): string =>
  words.first([`${game}-deal-${deck}`], args, page.say('web-deal'));

export function buttonText(button: Button, game: string, words: Words, page: Words): string {
  switch (button.does) {
    case 'step':
      return page.say(button.last ? 'web-done' : 'web-step-done');
    case 'deal':
      return dealText(button.start.question, game, words, page);
    case 'between':
      return words.said(button.question.options[0]!);
    default:
      return page.say(BUTTONS[button.does]);
  }
}
