/** Prints which top-level modules of the standard library Pyodide needs before it has unpacked anything. */
import { loadPyodide } from 'pyodide';

const python = await loadPyodide();
// an empty archive: what unpacking one needs is needed first, too
const empty = python.runPython(`
import io, lzma
from pyodide.ffi import to_js
to_js(lzma.compress(bytes(10240)))
`);
python.unpackArchive(empty, 'xztar', { extractDir: '/lib/python3.14/site-packages' });
console.log(
  python.runPython(`
import json, sys
files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
json.dumps(sorted({name.partition(".")[0] for name, file in files.items() if "python314.zip" in file}))
`),
);
