/** What the table frame gives a game's own drawings, and what a game may give back. See ../../README.md. */
import type { Component } from 'svelte';
import type { Chance, Instruction, Json, Option, Position, Says } from '../contract';
import type { Outlook, Send } from '../seat.svelte';
import type { Focus } from '../rows';
import type { Marks } from '../story';
import type { Words } from '../words';

export interface Seen extends Outlook {
  game: string;
  /** The table's number; a supposed board has none. */
  table?: number;
  setup: Record<string, unknown>;
}

export interface BoardProps {
  view: Seen;
  /** Already seen from this game: `words.name('@…')` words its references. */
  words: Words;
  /** The printed values of the game's box. */
  box: Position;
  /** Sends an event of the game, `corrected` included; false when it was refused. */
  send: Send;
  /** What the story says about things on the board, by reference. */
  marks?: Marks;
  /** Where the current step happens. An element with `data-ref` (the references that name it) or `data-when`
   * (the messages of what happens there) is brought into view and ringed by the frame; a board that can zoom does so itself. */
  focus?: Focus | null;
  /** What may be done next, drawn on the board; absent where nobody wants it. */
  ahead?: Prospect;
  /** Where the board puts what belongs to the player's turn: beside the current step, under the thumb. */
  tray?: HTMLElement;
  /** The hands still have to do what was told. */
  acting?: boolean;
  /** A picture only: nothing can be tapped. */
  still?: boolean;
}

/** What the frame lets a board show of the Automa's next turn. */
export interface Prospect {
  chances: Chance[];
  /** The things a tap on which is a guess now; all else waits. */
  options: string[];
  choose: (at: string) => void;
  /** What was guessed, and whether it came so; null while nobody knows. */
  guessed: string | null;
  right: boolean | null;
}

/** A printed thing of the box: the table it lies in, its values, and the first of them in words. */
export interface ThingProps {
  table: string;
  value: Json;
  says: Says[];
  words: Words;
}

export type GameDrawing = Component<BoardProps>;

export interface GameParts {
  /** The game's colour (light text stands on it) and its sign. */
  tint?: string;
  Emblem?: Component;
  /** How wide in rem the board is drawn to be shown small; less shows more of what matters. */
  small?: number;
  /** The board, with its own ways to enter what the human did. */
  Board: GameDrawing;
  /** The Automa's card in play, if one lies open. */
  Card?: GameDrawing;
  /** The Automa's state: tracks, stars, timers. */
  Status?: GameDrawing;
  /** Shown between the instructions and the board: what this moment needs. */
  Controls?: GameDrawing;
  /** Always in reach, in the bar at the bottom: what must be told the moment it happens. */
  Thumb?: GameDrawing;
  /** The pictogram of a step; the frame draws a plain one where there is none. */
  Picture?: Component<{ instruction: Instruction; position: Position }>;
  /** A printed thing as it lies on the shelf, drawn small. */
  Thing?: Component<ThingProps>;
  /** A small picture on the button of an option; draws nothing where it has none. */
  Sign?: Component<{ option: Option }>;
  /** A small picture beside a choice of the set-up; draws nothing where it has none. */
  Token?: Component<{ field: string; value: string }>;
  /** Colours of the columns and corners of a printed thing, by the last word of a part's name. */
  tints?: Record<string, string>;
  /** What a printed thing shows most, and in numbers: one tap for the thing and its number. */
  counted?: string[];
  /** Purchases, and the sign behind one that makes it cheaper by one: a purchase and its discount are one tap and one symbol. */
  cheaper?: { by: string; of: string[] };
  /** The likely answers to a question for a number, as buttons; null if there are none. */
  pad?: (asked: { id: string; event?: string }) => number[] | null;
  /** Its own keys in their order, each with the message that says what it does. */
  keys?: [key: string, message: string][];
  /** The set-up suggested for a first game; `{}` if not given. */
  first?: Record<string, unknown>;
  /** What the player had better foresee: these messages stand out among what may be done next. */
  dreaded?: string[];
  /** What is guessed of a turn, by message; everything it does where none are named. */
  guessed?: string[];
  /** What may come next is sums, drawn on the board: this message says so in place of a list. */
  sums?: string;
  /** Open questions, by id, that the board itself asks: no panel of buttons for them. */
  asks?: string[];
}
