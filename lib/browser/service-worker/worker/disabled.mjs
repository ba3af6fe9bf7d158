/*
 * What `/sw.js` is while the service worker is switched off, and in development (decision 025). Sent as it stands, so it
 * imports nothing. A browser that has the worker fetches this in its place, and is without one afterwards.
 */

const off = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

off.addEventListener('install', () => void off.skipWaiting())

off.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await off.registration.unregister()
}
