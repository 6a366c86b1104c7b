/** Results of the first start of a version that later starts use, in the browser's cache. */

/** `archive`: unpacked. `memory`: Python's memory once the engine is imported, of this very browser. */
type Kind = 'archive' | 'memory';

/** Not the name of a cache of the service worker, which deletes those of older pages. */
const CACHE = 'automatable unpacked';

/** The stored result for this version of the engine; undefined if there is none. */
export async function kept(folder: string, kind: Kind): Promise<Uint8Array | undefined> {
  try {
    const found = await (await caches.open(CACHE)).match(placeOf(folder, kind));
    return found && new Uint8Array(await found.arrayBuffer());
  } catch {
    return undefined; // this browser keeps nothing
  }
}

/** Stores a result, and deletes those of other versions of the engine or of the browser. */
export async function keep(folder: string, kind: Kind, content: Uint8Array): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const site = folder.slice(0, folder.lastIndexOf('/') + 1);
    const ours = ['archive', 'memory'].map((one) => placeOf(folder, one as Kind));
    for (const { url } of await cache.keys()) if (url.startsWith(site) && !ours.includes(url)) await cache.delete(url);
    await cache.put(placeOf(folder, kind), new Response(content as BlobPart));
  } catch {
    // nothing is stored: the next start makes it again
  }
}

export async function drop(folder: string, kind: Kind): Promise<void> {
  await caches.open(CACHE).then(
    (cache) => cache.delete(placeOf(folder, kind)),
    () => false,
  );
}

/** Names this browser, because another one may lay out the memory differently. */
const placeOf = (folder: string, kind: Kind) =>
  `${folder}/${kind}${kind === 'memory' ? `?${encodeURIComponent(navigator.userAgent)}` : ''}`;
