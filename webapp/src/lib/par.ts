/** The line about par: the score that beats the Automa, before a game, during it and after it. */
import type { Args, ParInfo } from '../api/types';

/** A sentence by its message, the message of what the score is before it, and those of notes after it. */
export interface ParLine {
  message: string;
  args: Args;
  notes: string[];
  score?: string;
}

/** The line for a level before its game, or for a table; null where nothing is known. */
export function parLine(par: ParInfo, atTable: boolean): ParLine | null {
  const { game, human, now, usual, needs, counted } = par;
  const row = atTable ? now?.row : usual;
  if (!row) return null;
  const same = row.half === row.most ? '-same' : '';
  const atTheEnd = `web-par-setup-end${same}`;
  /** `more`: the game has taken longer than any row of the table. */
  const args = { game, ...row, more: now && now.turn > row.turn ? 'yes' : 'no' };
  const line = (message: string, more: Args = {}, ...notes: string[]): ParLine => ({
    message,
    args: { ...args, ...more },
    notes: notes.filter(Boolean),
  });
  if (!now) return { ...line(row.turn ? 'web-par-setup' : atTheEnd, { human }, needs), score: counted };
  // no score of this game would have won
  if (now.wins !== null && needs) return { message: needs, args: {}, notes: [] };
  if (now.wins !== null) return line('web-par-end', { human: now.human, wins: now.wins } as Args);
  if (!row.turn) return line(atTheEnd, {}, needs);
  if (now.automa === null) return line(`web-par-open${same}`, {}, needs);
  return line('web-par-now', { automa: now.automa, enough: now.automa + 1 }, needs);
}
