/** The interface of a game's drawings: what the table passes in, and what a game may provide. See ../../README.md. */
import type { Component } from 'svelte';
import type { Chance, Instruction, Json, Option, Position, Says } from '../api/types';
import type { PositionView, Send } from '../state/table.svelte';
import type { Focus } from '../lib/rows';
import type { Marks } from '../lib/explanation';
import type { Words } from '../lib/text/words';

export interface BoardView extends PositionView {
  game: string;
  /** The number of the table; undefined on a what-if board. */
  table?: number;
  setup: Record<string, unknown>;
}

export interface BoardProps {
  view: BoardView;
  /** The words of this game: `words.name('@…')` names its references. */
  words: Words;
  /** The printed values of the game's box. */
  box: Position;
  /** Sends an event of the game, `corrected` included; false when it was refused. */
  send: Send;
  /** Marks of the explanation, by reference. */
  marks?: Marks;
  /** The place of the current step. An element with `data-ref` (the references that name it) or `data-when`
   * (the messages of what happens there) is ringed and scrolled into view by the table; a board that can zoom does so itself. */
  focus?: Focus | null;
  /** The forecast to draw on the board, if the player wants it. */
  forecast?: BoardForecast;
  /** The element for the controls of the player's turn, below the current step. */
  tray?: HTMLElement;
  /** The current instruction still has to be carried out. */
  acting?: boolean;
  /** Steps of the Automa's turn are open: the player's own turn cannot be entered yet. */
  resting?: boolean;
  /** A picture only: nothing reacts. */
  still?: boolean;
}

/** The forecast of the Automa's next turn, and the guess of the player. */
export interface BoardForecast {
  chances: Chance[];
  /** References that a tap guesses now; other taps do nothing. */
  options: string[];
  choose: (at: string) => void;
  /** The guess, and whether it was right; null before that is known. */
  guessed: string | null;
  right: boolean | null;
}

/** A printed component: its table in the box, its values, and the first of them in words. */
export interface ThumbnailProps {
  table: string;
  value: Json;
  says: Says[];
  words: Words;
}

export type GameDrawing = Component<BoardProps>;

export interface GameParts {
  /** The game's colour, as a background for light text, and its sign. */
  tint?: string;
  Emblem?: Component;
  /** The width in rem at which the board is drawn for its small picture. */
  small?: number;
  /** The board, with its own ways to enter what the human did. */
  Board: GameDrawing;
  /** The Automa's card in play, if there is one. */
  Card?: GameDrawing;
  /** The Automa's state: tracks, stars, timers. */
  Status?: GameDrawing;
  /** Controls below the current step, while it is the player's turn. */
  Controls?: GameDrawing;
  /** Buttons in the bar at the bottom, for events that must be reported at once. */
  QuickActions?: GameDrawing;
  /** The pictogram of a step; a gear if there is none. */
  Picture?: Component<{ instruction: Instruction; position: Position }>;
  /** A printed component, drawn small for the catalogue. */
  Thumbnail?: Component<ThumbnailProps>;
  /** A small picture on the button of an option; may draw nothing. */
  Sign?: Component<{ option: Option }>;
  /** A line below the name of an option: what it does. Shown where a question has few options. */
  note?: (option: Option, words: Words) => string | undefined;
  /** A small picture beside a choice of the set-up; may draw nothing. */
  Token?: Component<{ field: string; value: string }>;
  /** Colours of the fields of a component, by the last word of a field's key. */
  tints?: Record<string, string>;
  /** Common symbols that are printed with a number: symbol and number are one tap. */
  counted?: string[];
  /** Purchases, and the sign for a discount: a purchase and its discount are one tap and one symbol. */
  cheaper?: { by: string; of: string[] };
  /** The likely answers to a question for a number, as buttons; null if there are none. */
  pad?: (asked: { id: string; event?: string; high?: number | null }) => number[] | null;
  /** Keys of the game, each with the message that describes it. */
  keys?: [key: string, message: string][];
  /** Hints of the guide about parts of the screen that this game does not have. */
  unguided?: string[];
  /** The set-up suggested for a first game; `{}` if not given. */
  first?: Record<string, unknown>;
  /** Events of the player after which the Automa may act: the sheet says so if it does nothing. */
  triggers?: string[];
  /** Messages that stand out in the forecast. */
  dreaded?: string[];
  /** Messages of the actions that the player guesses; all actions if not given. */
  guessed?: string[];
  /** A message in place of the list of the forecast, if the board draws it. */
  sums?: string;
  /** Ids of questions that the board itself asks; they get no panel. */
  asks?: string[];
  /** Whether the Automa's turns are done by hand anyway: then nothing else is offered beside the main button. */
  byHand?: (position: Position) => boolean;
}
