/** Writes src/api/generated.ts out of openapi.json; the argument names the schema it was made from. See contract.py. */
import { writeFileSync } from 'node:fs';
import { types } from './contract_types.mjs';

writeFileSync(new URL('src/api/generated.ts', import.meta.url), await types(process.argv[2]));
