/** Backup and restore of everything that is saved, in one file and in several requests. */
import { app } from '../state/app.svelte';
import { Offline, RequestError } from './client';
import type { Position, Reply } from './types';
import { download } from '../lib/browser/download';

/** Games in one request. */
const GAMES = 100;
/** Characters in one request; a single game may be longer. */
const LETTERS = 500_000;

type Tell = (said: string) => void;
interface Backup {
  everything?: unknown;
  games?: unknown;
  boxes?: unknown;
  settings?: unknown;
}

/** The JSON object in a file; null when there is none. */
export async function jsonOf(file: File): Promise<Position | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' ? (content as Position | null) : null;
  } catch {
    return null;
  }
}

/** Downloads a saved game as it is stored, even if it cannot be read. */
export async function saveGame(table: number): Promise<void> {
  const reply = await app.ask('export', { table });
  if (reply) download(reply.name, reply.file);
}

/** Downloads a backup; `tell` receives the progress as a sentence. */
export async function saveBackup(tell: Tell = () => undefined): Promise<void> {
  const parts: string[] = [];
  let rest: Backup = {};
  let games = 0;
  for (let after: number | null = 0; after !== null;) {
    const reply: Reply<'export-all'> | null = await app.ask('export-all', { after, games: GAMES });
    if (!reply) return tell('');
    if (after === 0) rest = reply.file;
    for (const game of reply.file.games as unknown[]) parts.push((games++ ? ',\n' : '\n') + JSON.stringify(game));
    after = reply.next ?? null;
    if (after !== null) tell(app.words.say('play-collecting', { done: games, of: reply.total ?? games }));
    else download(reply.name, joined(rest, parts));
  }
  tell('');
}

/** The file as a blob: as one string it might not fit into the memory of a phone. */
function joined({ everything, boxes, settings }: Backup, games: string[]): Blob {
  const [version, values, choices] = [everything, boxes, settings].map((part) => JSON.stringify(part));
  return new Blob([
    `{\n"everything": ${version},\n"games": [`,
    ...games,
    `\n],\n"boxes": ${values},\n"settings": ${choices}\n}\n`,
  ]);
}

/** Restores a backup; `tell` receives the progress, and at the end the result or what went wrong, as a sentence. */
export async function restoreBackup(file: Position, tell: Tell): Promise<void> {
  const { games, ...rest } = file as Backup;
  const all = Array.isArray(games) ? (games as unknown[]) : [];
  let came = 0;
  let known = 0;
  try {
    for (const piece of pieces(all)) {
      const reply = await app.client.send('import-all', { file: { ...rest, boxes: {}, settings: {}, games: piece } });
      came += reply.games;
      known += reply.known;
      tell(app.words.say('play-bringing', { done: came + known, of: all.length }));
    }
    await app.client.send('import-all', { file: { ...rest, games: Array.isArray(games) ? [] : games } });
  } catch (error) {
    tell('');
    if (came && (error instanceof RequestError || error instanceof Offline)) {
      const reason = error instanceof RequestError ? error.problem : { message: 'web-error-offline', args: {} };
      app.problem = app.words.say('play-brought-part', { games: came, of: all.length, reason });
    } else app.blame(error);
    return;
  }
  app.problem = '';
  tell(app.words.say('play-brought', { games: came, known }));
}

/** The games of a file in parts that fit into one request. */
export function* pieces(games: unknown[]): Generator<unknown[]> {
  let piece: unknown[] = [];
  let letters = 0;
  for (const game of games) {
    const size = JSON.stringify(game).length;
    if (piece.length && (piece.length === GAMES || letters + size > LETTERS)) {
      yield piece;
      [piece, letters] = [[], 0];
    }
    piece.push(game);
    letters += size;
  }
  if (piece.length) yield piece;
}
