/** Loads Pyodide and the engine, and returns its JSON interface. */
import { filesOf, keepArchive, keptArchive } from './archive';

/** `play/browser_api.py` through Pyodide. */
export interface BrowserApi {
  missing(request: string): string;
  load(id: number, entries: string): void;
  drop_unloaded(): void;
  handle(request: string): string;
  destroy(): void;
}

export interface Engine {
  open(contents: string): BrowserApi;
}

interface Pyodide {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): (packed: Uint8Array) => Iterable<Uint8Array>;
  pyimport(name: string): { BrowserApi: (contents: string) => BrowserApi };
}

const PACKAGES = '/lib/python3.14/site-packages';

/** The loader asks for a list of packages; ours are in the archive. */
const NO_PACKAGES = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14' },
  packages: {},
};

/** A module with `try`, without which Pyodide would wait for ever. */
const WITH_TRY = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

/** Throws what this browser lacks for the engine: a lockdown mode has no WebAssembly, an old browser an early one. */
function checkBrowser(): void {
  if (!('WebAssembly' in globalThis)) throw new Error('no WebAssembly');
  if (!WebAssembly.validate(new Uint8Array(WITH_TRY))) throw new Error('WebAssembly is too old');
}

export async function loadEngine(folder: string, progress: (share: number) => void): Promise<Engine> {
  checkBrowser();
  const archive = archiveOf(folder);
  archive.catch(() => undefined); // reported below, when it is awaited
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
  const { tar, packed } = await archive;
  writeFiles(python, tar ?? (await unpackOnce(python, packed!, folder)));
  progress(0.8);
  const { BrowserApi } = python.pyimport('automatable.play.browser_api');
  progress(1);
  return { open: (contents) => BrowserApi(contents) };
}

/** The archive as it was kept unpacked, or packed as it comes from the site. */
async function archiveOf(folder: string): Promise<{ tar?: Uint8Array; packed?: Uint8Array }> {
  const tar = await keptArchive(folder);
  if (tar) return { tar };
  const reply = await fetch(`${folder}/engine.tar.xz`);
  if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
  return { packed: new Uint8Array(await reply.arrayBuffer()) };
}

/** Unpacks in pieces: the heap of Python never shrinks. */
const PIECES = `
from lzma import LZMADecompressor
from pyodide.ffi import to_js

def pieces(packed):
    unpacking, data = LZMADecompressor(), packed.to_bytes()
    while not unpacking.eof:
        yield to_js(unpacking.decompress(data, 2**19))
        data = b""

pieces
`;

/** Unpacks the archive, and keeps the result for every later start: unpacking takes WebKit two to three seconds. */
async function unpackOnce(python: Pyodide, packed: Uint8Array, folder: string): Promise<Uint8Array> {
  const pieces = [...python.runPython(PIECES)(packed)];
  const tar = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
  await keepArchive(folder, tar);
  return tar;
}

/** Writes the files of a tar archive to Python's file system, each without a copy. */
function writeFiles({ FS }: Pyodide, tar: Uint8Array): void {
  const folders = new Set<string>();
  for (const [name, content] of filesOf(tar)) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, content, { canOwn: true });
  }
}
