/** A place at a table: the real one, kept by the desk, or a supposed one that touches nothing. */
import { app } from './app.svelte';
import { Refused } from './client';
import type { Outlook, Question, Value, View } from './contract';

export type Event = { type: string; [key: string]: unknown };
export type Send = (event: Event) => Promise<boolean>;
export type Answer = (question: Question, value: Value | Value[]) => Promise<boolean>;

/** A table of the desk, in step with every other device that looks at it. */
export class Table {
  view = $state.raw<View | null>(null);
  busy = $state(false);
  private stop: (() => void) | undefined;

  constructor(readonly id: number) {}

  open(): () => void {
    this.stop = app.client.listen(this.id, (version) => {
      // A lower number than ours: the desk began to count anew, and it is right.
      const ours = this.view?.version ?? -1;
      if (version !== ours) void this.refresh(version < ours);
    });
    void this.refresh();
    return () => this.stop?.();
  }

  async refresh(anew = false): Promise<void> {
    const view = await app.ask<View>('view', { table: this.id });
    // The same version must not replace what is on the screen: a piece may be in the player's hand.
    if (view && (!this.view || view.version > this.view.version || (anew && view.version !== this.view.version)))
      this.view = view;
  }

  send: Send = (event) => this.act('event', { event });
  answer: Answer = (question, value) => this.act('answer', { question: question.id, value });
  deal = () => this.act('deal', {});
  undo = () => this.act('undo', {});
  redo = () => this.act('redo', {});

  private async act(op: string, message: object): Promise<boolean> {
    if (this.busy || !this.view) return false;
    this.busy = true;
    const versioned = op === 'undo' || op === 'redo' ? {} : { version: this.view.version };
    try {
      this.view = await app.client.send<View>(op, { table: this.id, ...message, ...versioned });
      app.problem = '';
      return true;
    } catch (error) {
      // Another device was faster: show what it did; the player decides anew.
      if (error instanceof Refused && error.status === 409) await this.refresh();
      app.blame(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** "What would it do?": the same moves on a copy of the position. */
export class Supposed {
  past = $state.raw<Outlook[]>([]);
  now = $state.raw<Outlook>() as Outlook;
  busy = $state(false);

  constructor(
    readonly game: string,
    first: Outlook,
  ) {
    this.now = first;
  }

  send: Send = async (event) => {
    if (this.busy) return false;
    this.busy = true;
    const reply = await app.ask<Outlook>('whatif', { game: this.game, position: this.now.position, event });
    this.busy = false;
    if (!reply) return false;
    this.past = [...this.past, this.now];
    this.now = { ...reply, before: this.now.position };
    return true;
  };

  answer: Answer = (question, value) =>
    this.send(
      question.event && question.event !== 'answered'
        ? { type: question.event, [question.field ?? 'value']: value }
        : { type: 'answered', question: question.id, value },
    );

  back = () => {
    const last = this.past.at(-1);
    if (!last) return;
    this.now = last;
    this.past = this.past.slice(0, -1);
  };
}
