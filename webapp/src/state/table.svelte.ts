/** A table: the real one of the service, or a copy for "What would it do?" that changes nothing. */
import { app } from './app.svelte';
import { RequestError } from '../api/client';
import type { Answered, Message, Outcome, Question, View } from '../api/types';

export type Event = { type: string; [key: string]: unknown };
export type Send = (event: Event) => Promise<boolean>;
export type Answer = (question: Question, value: Answered) => Promise<boolean>;
type Act = 'event' | 'answer' | 'deal' | 'undo' | 'redo';

/** Milliseconds before the busy sign is shown; a shorter one would flicker. */
const NOTICED = 150;

/** A table of the service, kept up to date with every other device that shows it. */
export class Table {
  view = $state.raw<View | null>(null);
  /** A request takes long enough to show the busy sign. */
  busy = $state(false);
  /** Whether the view was caused on this device, not on another one. */
  own = false;
  private acting = false;
  private stop: (() => void) | undefined;
  /** The newest version that the service has reported. */
  private newest = -1;
  private looking: Promise<void> | null = null;

  constructor(readonly id: number) {}

  open(): () => void {
    void this.look();
    this.stop = app.client.listen(this.id, (version) => {
      this.newest = version;
      // Our own change comes back through the stream as well; the request under way brings it.
      if (!this.acting && !this.looking) this.catchUp();
    });
    return () => this.stop?.();
  }

  /** Fetches the view if the service has another version than the one on the screen. */
  private catchUp(): void {
    if (this.newest >= 0 && this.view && this.newest !== this.view.version) void this.look();
  }

  private look(): Promise<void> {
    this.looking ??= this.fetched().then((came) => {
      this.looking = null;
      // A newer version may have been reported in the meantime.
      if (came) this.catchUp();
    });
    return this.looking;
  }

  private async fetched(): Promise<boolean> {
    const view = await app.ask('view', { table: this.id });
    // The same version must not replace what is on the screen: a piece may be in the player's hand.
    if (view && view.version !== this.view?.version) [this.own, this.view] = [false, view];
    if (view) this.newest = Math.max(this.newest, view.version);
    return !!view;
  }

  send: Send = (event) => this.act('event', { event });
  answer: Answer = (question, value) => this.act('answer', { question: question.id, value });
  deal = () => this.act('deal', {});
  undo = () => this.act('undo', {});
  redo = () => this.act('redo', {});

  private async act<A extends Act>(op: A, message: Omit<Message<A>, 'table' | 'version'>): Promise<boolean> {
    if (this.acting || !this.view) return false;
    this.acting = true;
    const long = setTimeout(() => (this.busy = true), NOTICED);
    const { version } = this.view;
    try {
      const view = (await app.client.send(op, {
        table: this.id,
        version,
        ...message,
      } as unknown as Message<A>)) as View;
      [this.own, this.view] = [true, view];
      this.newest = Math.max(this.newest, this.view.version);
      app.problem = '';
      return true;
    } catch (error) {
      // Another device was faster: show what it did, and let the player decide again.
      if (error instanceof RequestError && error.status === 409) await this.look();
      app.blame(error);
      return false;
    } finally {
      clearTimeout(long);
      this.acting = this.busy = false;
      this.catchUp();
    }
  }
}

/** A position as it is shown, with the step that led to it. */
export type PositionView = Outcome & { before?: { position: Outcome['position']; shown: Outcome['shown'] } };

/** "What would it do?": the same moves on a copy of the position. */
export class WhatIfTable {
  past = $state.raw<PositionView[]>([]);
  now = $state.raw<PositionView>() as PositionView;
  busy = $state(false);

  constructor(
    readonly game: string,
    first: PositionView,
  ) {
    this.now = first;
  }

  send: Send = async (event) => {
    if (this.busy) return false;
    this.busy = true;
    const { position, shown } = this.now;
    const reply = await app.ask('whatif', { game: this.game, position, event });
    this.busy = false;
    if (!reply) return false;
    this.past = [...this.past, this.now];
    this.now = { ...reply, before: { position, shown } };
    return true;
  };

  answer: Answer = (question, value) =>
    this.send(
      question.event !== 'answered'
        ? { type: question.event, [question.field]: value }
        : { type: 'answered', question: question.id, value },
    );

  back = () => {
    const last = this.past.at(-1);
    if (!last) return;
    this.now = last;
    this.past = this.past.slice(0, -1);
  };
}
