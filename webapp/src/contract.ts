/** The plain JSON the page and the desk exchange, by short names. `api.ts` is generated from the server's schema. */
import type { components, operations } from './api';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What the schema leaves open is JSON. */
type Plain<T> = unknown extends T ? Json : T extends Value | null | undefined ? T : { [K in keyof T]: Plain<T[K]> };
type Schemas = Plain<components['schemas']>;
type Body<O extends keyof operations> = operations[O] extends { requestBody?: { content: { 'application/json': infer M } } } ? M : never;
type Replied<O extends keyof operations> = operations[O] extends { responses: { 200: { content: { 'application/json': infer R } } } } ? R : never;

/** What can be said to the desk, what has to be said with it, and what it answers. */
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
export type Part = Schemas['question_Part'];
/** An answer to one part, and to a whole question. */
export type Told = Value | Value[];
export type Answered = Told | Record<string, Told>;
export type Cut = Schemas['Cut'];
export type Weighed = Schemas['Weighed'];
export type Kept = Schemas['Kept'];
export type Picked = Schemas['Picked'];
export type Noted = Schemas['Noted'];
export type Summed = Schemas['Summed'];
export type Chance = Schemas['Chance'];
export type Deed = Schemas['Deed'];
export type Section = Schemas['Section'];
export type Node = Kept | Picked | Noted | Summed | Section;
export type Side = Schemas['Side'];
export type Result = Schemas['Result'];
export type Logged = Schemas['Logged'];
export type View = Schemas['View'];
export type Outcome = Schemas['Outcome'];
export type Field = Schemas['Field'];
export type Fields = Schemas['Fields'];
export type Sheet = Schemas['Sheet'];
/** What can be chosen by family, and what stands inside of values. */
export type Offered = Pick<Fields, 'choices' | 'sheets'>;
/** A printed thing of which something was told: its name, and the told values by name. */
export type ToldThing = { thing: string; name: Said; values: [Said[], unknown[]][] };
export type Provenance = Schemas['Provenance'];
export type Cited = Schemas['Cited'];
export type Rulebook = Reply<'rulebook'>;
export type Saved = Schemas['TableInfo'];
export type History = Schemas['Record'];
export type BgStats = Schemas['BgStatsPlay'];
export type ParInfo = Schemas['ParInfo'];
export type Advised = Schemas['Advised'];
export type BoxView = Schemas['BoxView'];
export type Shelf = Schemas['Shelf'];
export type Says = Schemas['Says'];
export type Shelved = Schemas['Shelved'];
export type BoxThing = Schemas['BoxThing'];
export type Contributed = Schemas['Contributed'];
export type BoxOffer = Schemas['BoxOffer'];
export type BoxShared = Schemas['BoxShared'];
export type BoxDifference = Schemas['BoxDifference'];

/** JSON Schema, as far as forms are made from it. */
export interface Schema {
  type?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  default?: Json;
  minimum?: number;
  maximum?: number;
  description?: string;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
}
export type GameInfo = Omit<Schemas['GameInfo'], 'setup' | 'events'> & { setup: Schema; events: Schema };
export type Problem = Said & Partial<Schemas['Problem']>;
