import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error plain JavaScript
import { types } from '../../contract_types.mjs';

it('the types are those of the schema they name', async () => {
  const written = readFileSync(new URL('../../src/api/generated.ts', import.meta.url), 'utf-8');
  const mark = /from (openapi\.json \w+)/.exec(written)?.[1];
  expect(written).toBe(await types(mark));
});
