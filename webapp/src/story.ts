/** The story of a choice as frames: one per question the rulebook asks, each with its marks for the board. */
import type { Args, Instruction, Node, Said } from './contract';

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
  /** The way to the node of the story it shows. */
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
  parts: { message: string; value: number; args?: Args }[];
  total: number | null;
}

export function framesOf(story: Node[]): Frame[] {
  const frames: Frame[] = [];
  walk(story, [], [], frames);
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
      if (before && told(node, before)) frames.push(settled(frames.pop()!, node.chosen));
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

/** Whether the conditions before it left only one, or nobody: then it is no choice, and they have told it. */
function told(node: Extract<Node, { type: 'pick' }>, before: Frame): boolean {
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
  return node.weighed.map((weighed) => {
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

/** The frames behind some instructions: the nodes their rules told before them. */
export function framesBehind(instructions: Instruction[], frames: Frame[]): Frame[] {
  const ways = instructions.flatMap((one) => one.why);
  return frames.filter((frame) => ways.some((way) => way.every((place, depth) => frame.way[depth] === place)));
}

/** The frame the player most wants first: where it was decided, or what was told last before it was done.
 * Who is left over when the others have their places is no decision. */
export function deciding(frames: Frame[]): number {
  const over = (frame: Frame, at: number) => frame.kind === 'only' && frames.slice(0, at).some((one) => one.decided && one.rule === frame.rule && one.what === frame.what);
  const at = frames.findLastIndex((frame, index) => frame.decided && !over(frame, index));
  return at < 0 ? Math.max(0, frames.length - 1) : at;
}
