/**
 * Starts Python: Pyodide with msgspec linked from the beginning. So a memory that was kept after the imports can be
 * restored later, which takes a fraction of the time: functions and data of msgspec lie at the same places again.
 */
import createPyodideModule from './pyodide.asm.mjs';
import { loadPyodide } from './pyodide.mjs';

/** Where Python imports it from; the file there is empty. */
const MSGSPEC = '/lib/python3.14/site-packages/msgspec/_core.cpython-314-wasm32-emscripten.so';

/** The loader asks for a list of packages; ours are in the archive. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' },
  packages: {},
};

/** Python in this folder, anew or from a kept memory. One that starts anew can make a memory to keep. */
export function loadPython(folder, memory) {
  return loadPyodide({
    indexURL: `${folder}/`,
    packageBaseUrl: `${folder}/`,
    stdLibURL: `${folder}/stdlib.zip`,
    lockFileContents: NO_PACKAGES,
    createPyodideModule: (settings) => {
      const { locateFile } = settings;
      settings.dynamicLibraries = [MSGSPEC];
      settings.locateFile = (path) => (path === MSGSPEC ? `${folder}/msgspec.so` : locateFile(path));
      return createPyodideModule(settings);
    },
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
}
