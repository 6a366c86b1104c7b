/**
 * The built site's engine without a browser: plays every recorded playthrough again and prints what came out.
 *
 *   node replay.mjs ENGINE PACKAGES REPLAYING.PY FOLDER     PACKAGES is the engine's archive, unpacked
 */
import { readFileSync, readdirSync } from 'node:fs';

const [engine, packages, script, folder] = process.argv.slice(2);
const { loadPyodide } = await import(`${engine}/pyodide.mjs`);
const python = await loadPyodide({
  indexURL: `${engine}/`,
  packageBaseUrl: `${engine}/`,
  stdLibURL: `${engine}/stdlib.zip`,
  lockFileContents: { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' }, packages: {} },
});
python.mountNodeFS('/lib/python3.14/site-packages', packages);
python.FS.writeFile('/home/pyodide/replay.py', readFileSync(script, 'utf-8'));
const replay = python.runPython('from replay import replayed\nlambda name, text: "\\n".join(replayed(name, text))');
const found = {};
for (const file of readdirSync(folder).sort())
  found[file] = replay(file.replace(/-\d+\.txt$/, ''), readFileSync(`${folder}/${file}`, 'utf-8'));
console.log(JSON.stringify(found));
