// Shows pushes, also while none of our pages is open, and the offline page when a page is
// unreachable. It caches no other page, so none is ever stale. Browsers install a new version when
// any byte of this file changes; the server appends the offline page's version.

/** Milliseconds for the page of a new window to hydrate before it is notified of the click. */
const wakingMs = 3000
/** Milliseconds in which a hydrated page answers. */
const answerMs = 1000
const everything = '/notifications'
const offlinePage = '/offline.html'

self.addEventListener('install', (event) => {
  // Requests other than page loads bypass this worker, if the browser supports that.
  const past = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
  event.waitUntil(Promise.all([self.skipWaiting(), keepOfflinePage(), event.addRoutes?.(past)]))
})

self.addEventListener('activate', (event) => {
  // Requests the page while this worker is still starting.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event))
})

async function keepOfflinePage() {
  const cache = await caches.open('offline')
  // Pushes work without it; the next version of this worker tries again.
  await cache.add(new Request(offlinePage, { cache: 'reload' })).catch(() => undefined)
}

async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, link, id } = readNotice(event.data)
  // A repeated push replaces itself.
  const shown = self.registration.showNotification(title, { body, tag, lang: 'en-NZ', data: { link, id } })
  event.waitUntil(Promise.all([shown, tellPages({ kind: 'push_came' })]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  // Only a page knows the session; without one, the next page that opens finds out itself.
  event.waitUntil(tellPages({ kind: 'push_changed' }))
})

function readNotice(data) {
  try {
    const { title, body, tag, link, id } = data.json()
    return { title: String(title), body: String(body), tag: String(tag), link: ownPath(link), id: id ?? null }
  } catch {
    return { title: 'Hoko', body: 'There is something new for you.', tag: 'new', link: everything, id: null }
  }
}

/** Any link leads to one of our pages. */
function ownPath(link) {
  const { origin } = self.location
  const url = URL.canParse(link, origin) ? new URL(link, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : everything
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function tellPages(message) {
  for (const page of await pages()) page.postMessage(message)
}

async function open({ link, id }) {
  const message = { kind: 'push_opened', link, id }
  for (const page of await pages()) {
    if (await isTold(page, message)) {
      await page.focus()
      return
    }
  }
  const opened = await self.clients.openWindow(link)
  if (!opened) return
  await new Promise((resolve) => setTimeout(resolve, wakingMs))
  opened.postMessage(message)
}

/** Tells whether a page answers: pages with a file or a sign-in don't listen. */
function isTold(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answerMs)
    page.postMessage(message, [port2])
  })
}
