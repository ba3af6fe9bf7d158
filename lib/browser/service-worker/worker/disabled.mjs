/*
 * Served as `/sw.js` in development and while the service worker is switched off (decision 025). It is sent as
 * it is, so it imports nothing. A browser with the worker updates to this one, which unregisters itself.
 */

const off = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

off.addEventListener('install', () => void off.skipWaiting())

off.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await off.registration.unregister()
}
