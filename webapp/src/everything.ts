/** Everything that is kept, out as one file and in again; the same with a server and without. */
import { app } from './app.svelte';
import type { Position } from './contract';
import { download } from './sharing';

/** A saved game as a file, as it stands: readable or not. */
export async function saveGame(table: number): Promise<void> {
  const reply = await app.ask('export', { table });
  if (reply) download(reply.name, reply.file);
}

export async function saveEverything(): Promise<void> {
  const reply = await app.ask('export-all', {});
  if (reply) download(reply.name, reply.file);
}

/** What came, as a sentence; nothing when it was refused, and the player has been told. */
export async function bringEverything(file: Position): Promise<string> {
  const reply = await app.ask('import-all', { file });
  return reply ? app.words.say('play-brought', { games: reply.games, known: reply.known }) : '';
}
