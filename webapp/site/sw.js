/**
 * The service worker: the whole page on this device, so that it opens without a network.
 *
 * The build puts `self.SITE` before this file: the build's name, its files with their sizes, and the policy that
 * every answer carries. A file whose name tells its content is taken over from the build before.
 */
const { build, files, policy } = self.SITE;
const scope = self.registration.scope;
const OURS = `automatable ${scope} `; // another folder of the same host may hold another site
const CACHE = OURS + build;
const at = (path) => new URL(path, scope).href;
const lasting = (path) => /^(assets|engine-[0-9a-f]+)\//.test(path);

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.data === 'now' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});

async function fetchAll() {
  const cache = await caches.open(CACHE);
  const total = Object.values(files).reduce((sum, size) => sum + size, 0);
  let fetched = 0;
  const left = Object.keys(files);
  const some = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const kept = lasting(path) ? await caches.match(at(path)) : undefined;
      await cache.put(at(path), kept ?? (await fresh(path)));
      fetched += files[path];
      void tell(fetched / total);
    }
  };
  await Promise.all([some(), some(), some(), some()]);
}

async function fresh(path) {
  const reply = await fetch(at(path), { cache: 'no-cache' });
  if (!reply.ok) throw new Error(`${reply.status} ${reply.url}`);
  const headers = new Headers(reply.headers);
  headers.set('content-security-policy', policy);
  // a copy, because a redirected answer may not stand for a page
  return new Response(reply.body, { headers });
}

async function tell(fetched) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ fetched });
}

/** Tabs of the build before go on with its files; what is older goes. */
async function takeOver() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(
    ours
      .filter((name) => name !== CACHE)
      .slice(0, -1)
      .map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request) {
  const wanted = request.mode === 'navigate' ? scope : request.url.split(/[?#]/)[0];
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}
