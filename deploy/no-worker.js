/**
 * Replaces `worker.js` in `dist` when the service worker has to go and config.json cannot do it, because the console does not
 * start. Browsers that have a worker ask for this file at their next visit. docs/offline.md has the cases.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
// A page that registers it again while it goes keeps it. Its message then ends it.
self.addEventListener('message', (event) => event.waitUntil(remove()))

async function remove() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('consigne-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
