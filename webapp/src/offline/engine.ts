/** Python in this browser: loads Pyodide and the engine, and hands out the desk that speaks JSON. */

/** `play/alone.py` through Pyodide. */
export interface Alone {
  lacks(message: string): string;
  bring(id: number, entries: string): void;
  salvage(): void;
  handle(message: string): string;
  destroy(): void;
}

export interface Engine {
  open(contents: string): Alone;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { Alone: (contents: string) => Alone };
}

/** The loader asks for a list of packages; ours are in the archive. */
const NO_PACKAGES = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' }, packages: {} };

export async function loadEngine(folder: string, progress: (share: number) => void): Promise<Engine> {
  const archive = fetch(`${folder}/engine.tar.xz`).then((reply) => {
    if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
    return reply.arrayBuffer();
  });
  archive.catch(() => undefined); // told below, when it is waited for
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}/pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Pyodide>;
  };
  progress(0.1);
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    packageBaseUrl: `${folder}/`,
    stdLibURL: `${folder}/stdlib.zip`,
    lockFileContents: NO_PACKAGES,
  });
  progress(0.6);
  python.unpackArchive(await archive, 'xztar', { extractDir: '/lib/python3.14/site-packages' });
  progress(0.8);
  const { Alone } = python.pyimport('automatable.play.alone');
  progress(1);
  return { open: (contents) => Alone(contents) };
}
