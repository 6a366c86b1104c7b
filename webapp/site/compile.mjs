/**
 * Compiles Python inside the very Pyodide that will run it: the bytecode of another build of Python may not fit.
 *
 *   node compile.mjs FOLDER OPTIMIZE   every .py below becomes a .pyc in its place
 */
import { loadPyodide } from 'pyodide';

const [folder, optimize] = process.argv.slice(2);
const python = await loadPyodide();
python.mountNodeFS('/here', folder);
python.globals.set('optimize', Number(optimize));
const done = python.runPython(`
import compileall, pathlib, py_compile
done = compileall.compile_dir(
    "/here", quiet=1, legacy=True, optimize=optimize, stripdir="/here",
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
for path in pathlib.Path("/here").rglob("*.py"):
    path.unlink()
bool(done)
`);
process.exit(done ? 0 : 1);
