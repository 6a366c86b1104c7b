/** The final score as the page compares it: the rows of its table, the margin, and the part that was closest. */
import type { Result } from '../api/types';

/** The parts of the score, in the order in which the sides name them. */
export const partsOfScore = (result: Result): string[] => [
  ...new Set(result.sides.flatMap((side) => side.parts.map(([message]) => message))),
];

/** What a side scored in a part; undefined if the part is not counted for it. */
export const scored = (result: Result, side: string, part: string): number | undefined =>
  result.sides.find((one) => one.name === side)?.parts.find(([message]) => message === part)?.[1];

/** The largest value of a part, by amount. */
export const largest = (result: Result, part: string): number =>
  Math.max(1, ...result.sides.map((side) => Math.abs(scored(result, side.name, part) ?? 0)));

/** The value that fills a bar: one scale for the whole table, so that all bars can be compared. */
export const fullBar = (result: Result): number =>
  Math.max(...partsOfScore(result).map((part) => largest(result, part)));

const isHuman = ({ name }: { name: string }) => name.startsWith('human');

/** The name of a side for its words: the only human of a game with several seats is "human". */
export const sideWord = ({ sides }: Result, name: string): string =>
  isHuman({ name }) && sides.filter(isHuman).length === 1 ? 'human' : name;

/** The best total of the players and of the other sides; null where one of the two does not count points. */
export function margin({ sides }: Result): { own: number; others: number } | null {
  const own = sides.filter(isHuman).map((side) => side.total);
  const others = sides.filter((side) => !isHuman(side)).map((side) => side.total);
  return own.length && others.length ? { own: Math.max(...own), others: Math.max(...others) } : null;
}

/** The part in which the first two sides were closest, among the parts in which both scored. */
export function closestPart(result: Result): { part: string; apart: number } | null {
  const [first, second] = result.sides;
  if (!first || !second) return null;
  const both = partsOfScore(result).flatMap((part) => {
    const [a, b] = [scored(result, first.name, part), scored(result, second.name, part)];
    return a && b ? [{ part, apart: Math.abs(a - b) }] : [];
  });
  return both.sort((a, b) => a.apart - b.apart)[0] ?? null;
}
