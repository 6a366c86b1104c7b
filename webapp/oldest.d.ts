import type { Linter } from 'eslint';

export const oldest: Linter.Config;
export const ofEveryAge: Linter.Config;
export function targets(): string[];
export function faults(script: string): string[];
