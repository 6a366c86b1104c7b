import type { Option, Question } from '../api/types';

/** The options of an open question, by value: what the player can tap on a board. */
export function offered(questions: Question[], id: string): Map<string, Option> {
  const question = questions.find((one) => one.id === id);
  return new Map(question?.options?.map((option) => [String(option.value), option]) ?? []);
}
