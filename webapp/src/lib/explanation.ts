/** The explanation of a choice as frames: one for each question of the rulebook, with its marks for the board. */
import type { Args, Instruction, Node, Said } from '../api/types';

/** What a frame says about one candidate. */
export interface Mark {
  state: 'in' | 'out' | 'chosen';
  /** What the tie-break read for it. */
  value?: number;
  /** The condition or tie-break that cut it, as a message id. */
  why?: string;
}

/** Marks by reference, such as `@territory-R3C5`. */
export type Marks = Map<string, Mark>;

export interface Frame {
  key: string;
  /** The path to the node of the explanation that it shows. */
  way: number[];
  under: Said[];
  kind: 'keep' | 'weigh' | 'only' | 'nobody' | 'note' | 'sum';
  /** What the candidates stand for, as a message id. */
  what: string;
  says: Said;
  rule: string;
  page?: number | null;
  rulings: string[];
  marks: Marks;
  cuts: { condition: string; out: string[]; ruling?: string | null }[];
  values: [string, number][];
  valueKind: string;
  left: string[];
  chosen: string | null;
  decided: boolean;
  /** Whether an earlier tie-break of the same choice left several candidates. */
  tie: boolean;
  parts: { message: string; value: number; args?: Args }[];
  total: number | null;
}

export function framesOf(explanation: Node[]): Frame[] {
  const frames: Frame[] = [];
  walk(explanation, [], [], frames);
  return frames.map((frame, index) => ({ ...frame, key: String(index) }));
}

function walk(nodes: Node[], path: number[], under: Said[], frames: Frame[]): void {
  for (const [place, node] of nodes.entries()) {
    const way = [...path, place];
    if (node.type === 'section') {
      walk(node.steps, way, [...under, { message: node.message, args: node.args }], frames);
      continue;
    }
    const frame = { ...EMPTY, way, under, rule: node.rule, page: node.page };
    if (node.type === 'note') {
      const says = { message: node.message, args: node.args };
      const marks: Marks = new Map(references(node.args).map((name) => [name, { state: 'chosen' }]));
      frames.push({ ...frame, kind: 'note', says, rulings: listed(node.ruling), marks });
    } else if (node.type === 'sum') {
      const says = { message: node.message, args: node.args };
      frames.push({ ...frame, kind: 'sum', says, rulings: listed(node.ruling), parts: node.parts, total: node.total });
    } else if (node.type === 'keep') {
      if (node.cuts.length || !node.left.length) frames.push(kept(node, frame));
    } else {
      const before = frames.at(-1);
      if (before && alreadyDecided(node, before)) frames.push(settled(frames.pop()!, node.chosen));
      else frames.push(...picked(node, frame));
    }
  }
}

const EMPTY: Frame = {
  key: '',
  way: [],
  under: [],
  kind: 'note',
  what: 'core-candidates',
  says: { message: 'core-none' },
  rule: '',
  rulings: [],
  marks: new Map(),
  cuts: [],
  values: [],
  valueKind: '',
  left: [],
  chosen: null,
  decided: false,
  tie: false,
  parts: [],
  total: null,
};

function kept(node: Extract<Node, { type: 'keep' }>, frame: Frame): Frame {
  const marks: Marks = new Map(node.left.map((name) => [name, { state: 'in' }]));
  for (const cut of node.cuts) for (const name of cut.out) marks.set(name, { state: 'out', why: cut.condition });
  return {
    ...frame,
    kind: node.left.length ? 'keep' : 'nobody',
    what: whatOf(node),
    says: { message: whatOf(node) },
    marks,
    cuts: node.cuts,
    left: node.left,
    rulings: node.cuts.flatMap((cut) => listed(cut.ruling)),
  };
}

function whatOf(node: { what?: string }): string {
  return node.what || 'core-candidates';
}

/** Whether the conditions before it left at most one candidate: then there was nothing to choose. */
function alreadyDecided(node: Extract<Node, { type: 'pick' }>, before: Frame): boolean {
  const kept = before.kind === 'keep' || before.kind === 'nobody';
  return kept && !node.weighed.length && before.what === whatOf(node) && before.left.join() === node.candidates.join();
}

function settled(frame: Frame, chosen: string | null): Frame {
  if (chosen === null) return frame;
  return { ...frame, marks: new Map([...frame.marks, [chosen, { state: 'chosen' }]]), chosen, decided: true };
}

function picked(node: Extract<Node, { type: 'pick' }>, frame: Frame): Frame[] {
  const what = whatOf(node);
  if (node.chosen === null) return [{ ...frame, kind: 'nobody', what, says: { message: what } }];
  if (!node.weighed.length) {
    const marks: Marks = new Map([[node.chosen, { state: 'chosen' }]]);
    const says = { message: 'core-only-one', args: { name: node.chosen } };
    return [{ ...frame, kind: 'only', what, says, marks, left: [node.chosen], chosen: node.chosen, decided: true }];
  }
  const gone: Marks = new Map();
  return node.weighed.map((weighed, nth) => {
    const marks: Marks = new Map(gone);
    for (const [name, value] of Object.entries(weighed.values)) {
      const stays = weighed.left.includes(name);
      const state = !stays ? 'out' : weighed.decided ? 'chosen' : 'in';
      const mark: Mark = stays ? { state, value } : { state, value, why: weighed.tie_break };
      if (weighed.kind === 'first') delete mark.value; // a place in an order is our number, not the table's
      marks.set(name, mark);
      if (!stays) gone.set(name, { state: 'out', why: weighed.tie_break });
    }
    return {
      ...frame,
      kind: 'weigh',
      what,
      says: { message: weighed.tie_break },
      marks,
      values: Object.entries(weighed.values),
      valueKind: weighed.kind,
      left: weighed.left,
      chosen: weighed.decided ? (weighed.left[0] ?? null) : null,
      decided: weighed.decided,
      tie: nth > 0,
      rulings: listed(weighed.ruling),
    };
  });
}

function references(args: Args | undefined): string[] {
  const values = Object.values(args ?? {}).flat();
  return values.filter((value): value is string => typeof value === 'string' && value.startsWith('@'));
}

function listed(ruling: string | null | undefined): string[] {
  return ruling ? [ruling] : [];
}

/** The frames that explain some instructions. */
export function framesBehind(instructions: Instruction[], frames: Frame[]): Frame[] {
  const ways = instructions.flatMap((one) => one.why);
  return frames.filter((frame) => ways.some((way) => way.every((place, depth) => frame.way[depth] === place)));
}

/** Whether a fact follows the empty choice directly: in the same section, after the choice among those left. */
export function saysWhy(choice: Frame, next: Frame | undefined): boolean {
  const [place, after] = [choice.way.at(-1)!, next?.way.at(-1) ?? 0];
  const beside = choice.way.slice(0, -1).join() === next?.way.slice(0, -1).join();
  return choice.kind === 'nobody' && next?.kind === 'note' && beside && after > place && after - place <= 2;
}

/** The frame to show first: the step whose other outcome would have changed the instruction.
 * That is the last real choice: a tie-break that decided, conditions that left one candidate, or that left none.
 * A candidate without a rival decides nothing, and a fact only if nothing was chosen; of several facts the last one
 * that names what the step names (`named`) counts, else the only candidate. Of several choices of one kind, as in an
 * order, the one about the first name in the step counts. A fact of the step's own rule counts if every choice before
 * it is of another rule, and so does the fact that follows where nobody could be chosen: it says what that means. */
export function deciding(frames: Frame[], named: string[] = [], rule = ''): number {
  const at = frames.findLastIndex((frame) => frame.kind === 'nobody' || (frame.decided && frame.kind !== 'only'));
  if (at < 0) {
    const facts = frames.findLastIndex(({ kind, marks }) => kind === 'note' && named.some((name) => marks.has(name)));
    if (facts >= 0) return facts;
    const only = frames.findLastIndex(({ kind }) => kind === 'only');
    return only >= 0 && named.length ? only : Math.max(0, frames.length - 1);
  }
  const own = frames.findLastIndex((frame) => frame.rule === rule);
  if (own > at && !frames.some((frame) => frame.rule === rule && frame.kind !== 'note')) return own;
  const { rule: book, what, kind } = frames[at]!;
  if (kind === 'nobody' && saysWhy(frames[at]!, frames[at + 1])) return at + 1;
  for (const name of kind === 'nobody' ? [] : named) {
    const place = frames.findIndex(
      (one) => one.decided && one.rule === book && one.what === what && one.chosen === name,
    );
    if (place >= 0) return place;
  }
  return at;
}
