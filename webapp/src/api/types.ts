/** Requests and responses by short names. `generated.ts` is generated from the schema of the server. */
import type { components, operations } from './generated';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A type that the schema leaves open is JSON. */
type Plain<T> = unknown extends T ? Json : T extends Value | null | undefined ? T : { [K in keyof T]: Plain<T[K]> };
type Schemas = Plain<components['schemas']>;
type Body<O extends keyof operations> = operations[O] extends {
  requestBody?: { content: { 'application/json': infer M } };
}
  ? M
  : never;
type Replied<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer R } } };
}
  ? R
  : never;

/** The name of a request, its message, and its response. */
export type Op = Exclude<keyof operations, 'stream'>;
export type Message<O extends Op> = Omit<Body<O>, 'op'>;
export type Reply<O extends Op> = Plain<Replied<O>>;

export type Args = Record<string, unknown>;
export type Position = { [key: string]: Json };
export type Value = number | string | boolean;
export type Said = { message: string; args?: Args };

export type Instruction = Schemas['Instruction'];
export type Row = Schemas['Row'];
export type Option = Schemas['Option'];
export type Question = Schemas['Question'];
/** An answer to one field, and to a whole question. */
export type AnswerValue = Value | Value[];
export type Answered = AnswerValue | Record<string, AnswerValue>;
export type Cut = Schemas['Cut'];
export type Weighed = Schemas['Weighed'];
export type Kept = Schemas['Kept'];
export type Picked = Schemas['Picked'];
export type Noted = Schemas['Noted'];
export type Summed = Schemas['Summed'];
export type Chance = Schemas['Chance'];
export type Action = Schemas['Action'];
export type Section = Schemas['Section'];
export type Node = Kept | Picked | Noted | Summed | Section;
export type Side = Schemas['Side'];
export type Result = Schemas['Result'];
export type Logged = Schemas['LogEntry'];
export type View = Schemas['View'];
export type Outcome = Schemas['Outcome'];
export type Field = Schemas['Field'];
export type Form = Schemas['Form'];
/** The choices of fields by family, and the forms of nested values. */
export type Offered = Pick<Form, 'choices' | 'forms'>;
/** A printed component with entered values: its name, and the values by name. */
export type EnteredComponent = { component: string; name: Said; values: [Said[], unknown[]][] };
export type Provenance = Schemas['Provenance'];
export type Cited = Schemas['Cited'];
export type Rulebook = Reply<'rulebook'>;
export type Saved = Schemas['TableInfo'];
export type History = Schemas['History'];
export type FriendResult = Schemas['FriendResult'];
export type ChallengeLink = Schemas['ChallengeLink'];
export type ChallengeInfo = Schemas['ChallengeInfo'];
export type BgStats = Schemas['BgStatsPlay'];
export type ParInfo = Schemas['ParInfo'];
export type Luck = Schemas['Luck'];
export type BestTurn = Luck['gains'][number];
export type Advised = Schemas['Advice'];
export type BoxView = Schemas['BoxView'];
export type CatalogGroup = Schemas['CatalogGroup'];
export type Says = Schemas['ValueText'];
export type CatalogEntry = Schemas['CatalogEntry'];
export type ComponentDetails = Schemas['BoxComponent'];
export type Contributed = Schemas['ContributedBox'];
export type BoxOffer = Schemas['BoxOffer'];
export type BoxShared = Schemas['BoxShared'];
export type BoxDifference = Schemas['BoxDifference'];

export type GameInfo = Schemas['GameInfo'];
export type Problem = Said & Partial<Schemas['Problem']>;
