/** Prints which top-level modules of the standard library Pyodide needs before it has unpacked anything. */
import { loadPyodide } from 'pyodide';

const python = await loadPyodide();
python.runPython('import lzma'); // unpacks the archive
console.log(
  python.runPython(`
import json, sys
files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
json.dumps(sorted({name.partition(".")[0] for name, file in files.items() if "python314.zip" in file}))
`),
);
