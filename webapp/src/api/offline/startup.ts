/** Answers without the engine, from storage and from files: what the home screen needs while the engine is loading,
 * and the list of games, so that a game is loaded only when it is opened. */
import type { GameInfo } from '../types';
import { Disk } from './disk';

// marked, so that the page of a server is built without it
const disk = /* @__PURE__ */ new Disk();

interface Asked {
  offset?: number;
  limit?: number;
  game?: string;
  lang?: string;
}

/** The response, or undefined if only the engine knows it. Once it is `ready`, it knows settings and tables better. */
export async function replyWithoutEngine(op: string, message: Asked, ready: boolean): Promise<unknown> {
  if (op === 'games') return (await ownBoxes()).length ? undefined : games();
  if (op === 'words') {
    const words = await file<Record<string, Record<string, string[]>>>('words.json');
    const files = words[message.lang ?? 'en']?.[message.game ?? ''];
    return files && { files };
  }
  if (ready) return undefined;
  if (op === 'settings') return { settings: (await disk.read()).setting };
  if (op === 'tables') {
    const { game, engine } = await disk.read();
    if (game.some((row) => row.summarised !== row.version) || (game.length && engine !== ENGINE)) return undefined;
    const { offset = 0, limit = 50 } = message;
    return game
      .sort((one, other) => other.updated.localeCompare(one.updated) || other.id - one.id)
      .slice(offset, offset + limit)
      .map(({ summary, id, created, updated }) => ({ ...summary, id, created, updated }));
  }
  return undefined;
}

/** All games. A player's own box changes what a game reports: `ask` asks the engine for these games only. */
export async function withOwnBoxes(ask: (only: string[]) => Promise<GameInfo[]>): Promise<GameInfo[]> {
  const all = await games();
  const own = await ask(await ownBoxes());
  return all.map((game) => own.find((one) => one.id === game.id) ?? game);
}

const file = async <T>(name: string): Promise<T> => (await fetch(`./${ENGINE}/${name}`)).json() as Promise<T>;
const games = () => file<GameInfo[]>('games.json');

/** The games with an own box; a box that was moved aside has another name. */
async function ownBoxes(): Promise<string[]> {
  const { box } = await disk.read().catch(() => ({ box: {} }));
  return Object.keys(box).filter((name) => !name.includes('.'));
}
