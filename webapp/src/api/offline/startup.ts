/** Answers what the home screen needs while the engine is loading, from storage and from a file. */
import { Disk } from './disk';

// marked, so that the page of a server is built without it
const disk = /* @__PURE__ */ new Disk();

/** The response, or undefined if only the engine knows it. */
export async function replyWithoutEngine(op: string, message: { offset?: number; limit?: number }): Promise<unknown> {
  if (op === 'settings') return { settings: (await disk.read()).setting };
  if (op === 'games') {
    const { box } = await disk.read().catch(() => ({ box: {} }));
    // a player's own box changes what the games report
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
