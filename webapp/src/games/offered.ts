import type { Option, Question } from '../contract';

/** What an open question offers, by value: what a board lets the player tap. */
export function offered(questions: Question[], id: string): Map<string, Option> {
  const question = questions.find((one) => one.id === id);
  return new Map(question?.options?.map((option) => [String(option.value), option]) ?? []);
}
