/** Rewrites a script in the syntax of the oldest supported browsers: the loader of Pyodide needs Safari 16.4. */
import { readFileSync, writeFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { targets } from '../oldest.js';

const [script] = process.argv.slice(2);
const { code } = await transformWithOxc(readFileSync(script, 'utf8'), 'loader.mjs', { target: targets() });
writeFileSync(script, code);
