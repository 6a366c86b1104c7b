/** Views, rows and questions for tests: only what a test names differs from an empty table. */
import type { Field, Question, Row, View } from '../src/api/types';

export const row = (...messages: string[]): Row => ({
  cause: '',
  net: false,
  instructions: messages.map((message) => ({
    message,
    args: {},
    rule: 'r',
    why: [[0]],
    cause: '',
    net: false,
    deck: null,
  })),
});

export const asks = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  message: id,
  rule: 'r',
  args: {},
  options: [],
  low: null,
  high: null,
  default: null,
  kind: '',
  repeats: false,
  fields: [],
  shared: false,
  by_hand: '',
  deck: null,
  waits: false,
  event: 'answered',
  field: 'value',
  ...more,
});

export const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  message: key,
  args: {},
  options: [],
  low: null,
  high: null,
  kind: 'number',
  repeats: false,
  when: [],
  optional: false,
  value: null,
  choices: '',
  unit: 1,
  none: '',
  form: '',
  within: [],
  ...more,
});

export const options = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value, message: '', args: {}, weight: 1 }));

export const CARD = asks('card', { waits: true, event: 'card-turned', deck: 'automa', options: options(19) });

export const view = (version: number, more: Partial<View> = {}): View =>
  ({
    table: 1,
    version,
    steps: version,
    questions: [],
    rows: [],
    earlier: [],
    automa: false,
    happened: { message: 'happened' },
    undo: { message: 'undo' },
    redo: null,
    deals: null,
    physical: [],
    position: {},
    result: null,
    watched: false,
    ...more,
  }) as unknown as View;

/** A turn that has stopped at a question. */
export const stopped = { position: { pending: {} } } as Partial<View>;
