/**
 * The built site's engine without a browser: plays every recorded playthrough again and prints what came out.
 *
 *   node replay.mjs ENGINE REPLAYING.PY FOLDER
 */
import { readFileSync, readdirSync } from 'node:fs';

const [engine, replaying, folder] = process.argv.slice(2);
const { loadPyodide } = await import(`${engine}/pyodide.mjs`);
const python = await loadPyodide({
  indexURL: `${engine}/`,
  packageBaseUrl: `${engine}/`,
  stdLibURL: `${engine}/stdlib.zip`,
  lockFileContents: { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' }, packages: {} },
});
const archive = new Uint8Array(readFileSync(`${engine}/engine.tar.xz`));
python.unpackArchive(archive, 'xztar', { extractDir: '/lib/python3.14/site-packages' });
python.FS.writeFile('/home/pyodide/replaying.py', readFileSync(replaying, 'utf-8'));
const replay = python.runPython('from replaying import replayed\nlambda name, text: "\\n".join(replayed(name, text))');
const found = {};
for (const file of readdirSync(folder).sort())
  found[file] = replay(file.replace(/-\d+\.txt$/, ''), readFileSync(`${folder}/${file}`, 'utf-8'));
console.log(JSON.stringify(found));
