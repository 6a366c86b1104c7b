/** The engine's archive, unpacked once per version and kept in the browser's cache. */

/** Not the name of a cache of the service worker, which deletes those of older pages. */
const CACHE = 'automatable unpacked';
const BLOCK = 512;

/** The unpacked archive of this version of the engine; undefined if none is kept. */
export async function keptArchive(folder: string): Promise<Uint8Array | undefined> {
  try {
    const found = await (await caches.open(CACHE)).match(placeOf(folder));
    return found && new Uint8Array(await found.arrayBuffer());
  } catch {
    return undefined; // this browser keeps nothing
  }
}

/** Keeps the unpacked archive, and drops those of other versions. */
export async function keepArchive(folder: string, tar: Uint8Array): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const site = folder.slice(0, folder.lastIndexOf('/') + 1);
    for (const { url } of await cache.keys()) if (url.startsWith(site)) await cache.delete(url);
    await cache.put(placeOf(folder), new Response(tar as BlobPart));
  } catch {
    // unpacked again at the next start
  }
}

const placeOf = (folder: string) => `${folder}/engine.tar`;

/** The files of a tar archive in the form `ustar`, as views of its bytes. */
export function* filesOf(tar: Uint8Array): Generator<[name: string, content: Uint8Array]> {
  const text = (from: number, length: number) => {
    const end = tar.indexOf(0, from);
    return new TextDecoder().decode(tar.subarray(from, end < 0 ? from + length : Math.min(end, from + length)));
  };
  for (let at = 0; tar[at];) {
    const [name, size, prefix] = [text(at, 100), parseInt(text(at + 124, 12), 8), text(at + 345, 155)];
    at += BLOCK;
    if (at + size > tar.length) throw new Error(`${name} is cut off`);
    yield [prefix ? `${prefix}/${name}` : name, tar.subarray(at, at + size)];
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}
