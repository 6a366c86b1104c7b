/** Loads Pyodide and the engine, and returns its JSON interface. */
import { filesOf } from './archive';
import { drop, keep, kept } from './kept';

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
  makeMemorySnapshot(): Uint8Array;
}

const PACKAGES = '/lib/python3.14/site-packages';

/** A module with `try`, without which Pyodide would wait for ever. */
const WITH_TRY = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

/** Throws what this browser lacks for the engine: a lockdown mode has no WebAssembly, an old browser an early one. */
function checkBrowser(): void {
  if (!('WebAssembly' in globalThis)) throw new Error('no WebAssembly');
  if (!WebAssembly.validate(new Uint8Array(WITH_TRY))) throw new Error('WebAssembly is too old');
}

export async function loadEngine(folder: string, progress: (share: number) => void): Promise<Engine> {
  checkBrowser();
  const memory = await kept(folder, 'memory');
  if (memory)
    try {
      return await start(folder, progress, memory);
    } catch {
      await drop(folder, 'memory'); // it does not fit this browser: start without it
    }
  return start(folder, progress);
}

/** Starts Python and imports the engine, or restores the memory in which both were done. */
async function start(folder: string, progress: (share: number) => void, memory?: Uint8Array): Promise<Engine> {
  const archive = archiveOf(folder);
  archive.catch(() => undefined); // reported below, when it is awaited
  await fetched(`${folder}/msgspec.so`); // without it Pyodide would wait for ever
  const { loadPython } = (await import(/* @vite-ignore */ `${folder}/python.mjs`)) as {
    loadPython: (folder: string, memory?: Uint8Array) => Promise<Pyodide>;
  };
  progress(0.1);
  const python = await loadPython(folder, memory);
  progress(0.6);
  const { tar, packed } = await archive;
  writeFiles(python, tar ?? (await unpackOnce(python, packed!, folder)));
  progress(0.8);
  if (memory) python.runPython(RESTORED);
  const { BrowserApi } = python.pyimport('automatable.play.browser_api');
  if (!memory) await keepMemory(python, folder);
  progress(1);
  return { open: (contents) => BrowserApi(contents) };
}

/** Resets what a restored memory must not keep from the time at which it was made. */
const RESTORED = `
import importlib, random
importlib.invalidate_caches()
random.seed()
`;

/** Stores the memory for later starts; so far it holds no data of the player. */
async function keepMemory(python: Pyodide, folder: string): Promise<void> {
  try {
    await keep(folder, 'memory', python.makeMemorySnapshot());
  } catch {
    // not stored: later starts take as long as this one
  }
}

async function fetched(url: string): Promise<Response> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
  return reply;
}

/** The archive: unpacked from the cache, or packed from the site. */
async function archiveOf(folder: string): Promise<{ tar?: Uint8Array; packed?: Uint8Array }> {
  const tar = await kept(folder, 'archive');
  if (tar) return { tar };
  return { packed: new Uint8Array(await (await fetched(`${folder}/engine.tar.xz`)).arrayBuffer()) };
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
  await keep(folder, 'archive', tar);
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
