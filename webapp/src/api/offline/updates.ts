/** The service worker stores the whole page on this device, and fetches a newer one, which waits until the player wants it. */
import { browserState } from './browser.svelte';

let registration: ServiceWorkerRegistration | undefined;
let wanted = false;

/** Resolves when all files are stored, or when this browser stores none. */
export async function prepared(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ fetched?: number }>) => {
    if (data.fetched !== undefined && !serviceWorker.controller) browserState.fetched(data.fetched);
  });
  // a page never reloads by itself: only the tab in which the newer one was asked for
  serviceWorker.addEventListener('controllerchange', () => wanted && location.reload());
  try {
    registration = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  } catch {
    // refused here
  }
  if (!registration) return; // everything comes from the network
  watch(registration);
  if (serviceWorker.controller || !registration.installing) return;
  await settled(registration.installing);
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (worker.state === 'activated' || worker.state === 'redundant') && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
}

function watch(found: ServiceWorkerRegistration): void {
  const offer = () => (browserState.newer = found.waiting !== null && navigator.serviceWorker.controller !== null);
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', offer));
  offer();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void found.update().catch(() => undefined);
  });
}

/** The player wants the newer page now. */
export function update(): void {
  wanted = true;
  registration?.waiting?.postMessage('now');
}
