/** State that all screens share: client, words, settings, games, and the message to the player. */
import { Offline, RequestError, ServerClient, type Client } from '../api/client';
import type { GameInfo, Message, Op, Position, Reply, Rulebook } from '../api/types';
import { WorkerClient } from '../api/offline/client';
import { loadWords } from '../lib/text/loader';
import { hashOf, routeOf, type Route } from './route';
import { cleaned, defaults, remember, remembered, shared, show, type Settings } from './settings';
import { Words, bundleOf } from '../lib/text/words';

class App {
  client: Client = import.meta.env.MODE === 'site' ? new WorkerClient() : new ServerClient();
  route = $state.raw<Route>(routeOf(location.hash));
  settings = $state<Settings>(cleaned(remembered(), defaults(navigator.languages)));
  words = $state.raw<Words>(new Words('en', bundleOf('en', [])));
  ready = $state(false);
  reached = $state(true);
  games = $state.raw<GameInfo[]>([]);
  /** Games that are installed and cannot be played. */
  broken = $state.raw<GameInfo[]>([]);
  problem = $state('');
  /** A message that stays until the player closes it. */
  grave = $state('');
  /** The server has a newer page. */
  newer = $state(false);
  private boxes = new Map<string, Promise<Position>>();
  private rulebooks = new Map<string, Promise<Rulebook>>();

  async start(): Promise<void> {
    this.client.onReach((reached) => (this.reached = reached));
    this.client.onNewer(() => (this.newer = true));
    addEventListener('hashchange', () => this.came(location.hash));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.show());
    this.show();
    this.words = await loadWords(this.settings.language);
    this.ready = true;
    if (remembered() === null) await this.adopt();
    await this.loadGames();
  }

  /** A new device takes the settings that the service has stored. */
  private async adopt(): Promise<void> {
    const reply = await this.look('settings', {});
    // The language belongs to the device: the browser says which.
    if (reply) await this.set({ ...cleaned(reply.settings, this.settings), language: this.settings.language }, false);
  }

  async loadGames(): Promise<void> {
    if (this.games.length) return;
    const found = ((await this.look('games', {})) ?? []) as GameInfo[];
    this.broken = found.filter((game) => game.problem);
    this.games = found.filter((game) => !game.problem);
    await this.learn();
  }

  /** Words of games that were added after the page was built come from the service. */
  private async learn(): Promise<void> {
    for (const game of this.games) {
      if (this.words.has(`${game.id}-name`)) continue;
      const reply = await this.look('words', { game: game.id, lang: this.settings.language });
      if (reply) this.words = this.words.with(reply.files);
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((one) => one.id === id);
  }

  /** The printed values of a game's box: boards are drawn from them. */
  box(game: string): Promise<Position> {
    return once(this.boxes, game, () => this.client.send('box', { game }).then((reply) => reply.tables));
  }

  /** The index of a game's rulebook in the language of this device. */
  rulebook(game: string): Promise<Rulebook> {
    const lang = this.settings.language;
    return once(this.rulebooks, `${game} ${lang}`, () => this.client.send('rulebook', { game, lang }));
  }

  /** The box of a game has changed. */
  forget(game: string): void {
    this.boxes.delete(game);
  }

  async set(settings: Settings, save = true): Promise<void> {
    const language = this.settings.language !== settings.language || !this.ready;
    this.settings = settings;
    if (language) {
      this.words = await loadWords(settings.language);
      await this.learn();
    }
    this.show();
    remember(settings);
    if (save) void this.client.send('settings-save', { settings: shared(settings) }).catch(() => undefined);
  }

  go(route: Route): void {
    location.hash = hashOf(route);
  }

  /** The screens of this visit, in the order in which the browser's Back leaves them. */
  private trail = [location.hash];

  private came(hash: string): void {
    if (this.trail.at(-2) === hash) this.trail.pop();
    else if (this.trail.at(-1) !== hash) this.trail.push(hash);
    this.route = routeOf(hash);
  }

  /** The table from which this screen was opened, or home. */
  get origin(): Route {
    const before = routeOf(this.trail.at(-2) ?? '');
    return before.at === 'table' ? before : { at: 'home' };
  }

  /** Leaves a screen for the one it was opened from, so that Back does not open it again. */
  leave(route: Route): void {
    const hash = hashOf(route);
    if (this.trail.at(-2) === hash) history.back();
    else {
      this.trail[this.trail.length - 1] = hash;
      location.replace(hash);
    }
  }

  /** Sends a request; on an error it shows a sentence to the player and returns null. */
  async ask<O extends Op>(op: O, message: Message<O>): Promise<Reply<O> | null> {
    const reply = await this.look(op, message);
    if (reply !== null) this.problem = '';
    return reply;
  }

  /** Like `ask`, for background requests: they do not clear the current error. */
  async look<O extends Op>(op: O, message: Message<O>): Promise<Reply<O> | null> {
    try {
      const reply = await this.client.send(op, message);
      if (this.problem === this.words.say('web-error-offline')) this.problem = '';
      return reply;
    } catch (error) {
      this.blame(error);
      return null;
    }
  }

  blame(error: unknown): void {
    if (error instanceof Offline) this.problem = this.words.say('web-error-offline');
    else if (error instanceof RequestError) {
      // References in an error of a game are worded by that game.
      const game = this.games.find((one) => error.problem.message.startsWith(`${one.id}-`));
      const said = this.words.of(game?.id ?? '').problem(error.problem);
      // reported once, with the first request after the recovery
      if (error.problem.message === 'play-store-damaged') this.grave = said;
      else this.problem = said;
    } else this.problem = this.words.say('web-error-unknown', { status: String(error) });
  }

  private show(): void {
    show(this.settings, matchMedia('(prefers-color-scheme: dark)').matches);
  }
}

/** The result of a request that is sent once; a failed one may be sent again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, get: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (!found) {
    found = get();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

export const app = new App();
