// Keeps the shell of the page at hand, so that it opens without a connection. It never touches the tables: everything
// under /api goes straight to the server.
const CACHE = 'nemeton-__VERSION__'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add('./'))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((key) => key.startsWith('nemeton-') && key !== CACHE).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const shell = new URL(self.registration.scope).pathname
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (event.request.mode === 'navigate' && url.pathname === shell) event.respondWith(newest(event.request))
  else if (url.pathname.startsWith(`${shell}assets/`)) event.respondWith(kept(event.request))
})

/** The page itself: from the server if it answers, else as last seen. */
async function newest(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('./', answer.clone())
    return answer
  } catch {
    return (await cache.match('./')) ?? Response.error()
  }
}

/** Files with a hash in their name never change. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
