/**
 * The built site's engine without a browser: plays every recorded playthrough again and prints what came out.
 * Python is started once, and then from the memory of that start, as at every later visit.
 *
 *   node replay.mjs ENGINE PACKAGES REPLAYING.PY FOLDER     PACKAGES is the engine's archive, unpacked
 */
import { readFileSync, readdirSync } from 'node:fs';

const [engine, packages, script, folder] = process.argv.slice(2);
const { loadPython } = await import(`${engine}/python.mjs`);

async function started(memory) {
  const python = await loadPython(engine, memory);
  python.mountNodeFS('/lib/python3.14/site-packages', packages);
  python.runPython('import automatable.play.browser_api');
  return python;
}

const first = await started();
const python = await started(first.makeMemorySnapshot());
python.FS.writeFile('/home/pyodide/replay.py', readFileSync(script, 'utf-8'));
const replay = python.runPython('from replay import replayed\nlambda name, text: "\\n".join(replayed(name, text))');
const found = {};
for (const file of readdirSync(folder).sort())
  found[file] = replay(file.replace(/-\d+\.txt$/, ''), readFileSync(`${folder}/${file}`, 'utf-8'));
console.log(JSON.stringify(found));
