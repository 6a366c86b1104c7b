/** Writes src/api.ts out of openapi.json; the argument names the schema it was made from. See contract.py. */
import { writeFileSync } from 'node:fs';
import { types } from './typing.mjs';

writeFileSync(new URL('src/api.ts', import.meta.url), await types(process.argv[2]));
