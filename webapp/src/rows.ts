/** The rows of a step: what the hands do, grouped by the engine. */
import type { Instruction, Row } from './contract';
import type { Words } from './words';

export const instructionsOf = (rows: Row[]): Instruction[] => rows.flatMap((row) => row.instructions);

/** The sentences of a row. */
export const sentences = (row: Row, words: Words): string[] => row.instructions.map((one) => words.say(one.message, one.args));
