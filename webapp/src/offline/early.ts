/** What the home screen needs while the engine is still loading: read from the disk and from a file, without Python. */
import { Disk } from './disk';

const disk = new Disk();

/** The reply to a message, or undefined when only the engine knows it. */
export async function early(op: string, message: { offset?: number; limit?: number }): Promise<unknown> {
  if (op === 'settings') return { settings: (await disk.read()).setting };
  if (op === 'games') {
    const { box } = await disk.read().catch(() => ({ box: {} }));
    // with a box of their own, the games are not quite as they were shipped
    return Object.keys(box).length ? undefined : (await fetch(`./${ENGINE}/games.json`)).json();
  }
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
