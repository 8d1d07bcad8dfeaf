// Shows what is pushed, also while no page of ours is open, and says that the line is down where a page cannot be
// reached. Of pages it keeps that one alone, so none is ever shown that is no longer true. A browser takes over a new
// version as soon as a byte of this file is another; the server adds the offline page's own version at its end.

/** After a window was opened, its page is given this long to wake before it is told what was clicked. */
const waking_ms = 3000
/** A page of ours that is awake answers sooner. */
const answer_ms = 1000
const everything = '/notifications'
const offline_page = '/offline.html'

self.addEventListener('install', (event) => {
  // Everything but a page itself goes past this worker, where the browser can do that.
  const past = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
  event.waitUntil(Promise.all([self.skipWaiting(), keepOfflinePage(), event.addRoutes?.(past)]))
})

self.addEventListener('activate', (event) => {
  // A page is asked for while this worker is still starting.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(load(event))
})

async function keepOfflinePage() {
  const cache = await caches.open('offline')
  // Without it pushes work all the same; the next version of this worker tries again.
  await cache.add(new Request(offline_page, { cache: 'reload' })).catch(() => undefined)
}

async function load({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(offline_page)) ?? Response.error()
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, link, id } = readNotice(event.data)
  // One that came twice takes the place of itself.
  const shown = self.registration.showNotification(title, { body, tag, lang: 'en-NZ', data: { link, id } })
  event.waitUntil(Promise.all([shown, tellPages({ kind: 'push_came' })]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  // Only a page knows who is signed in; without one, the next that opens finds out by itself.
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

/** A link leads to a page of ours, whatever it says. */
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
  await new Promise((resolve) => setTimeout(resolve, waking_ms))
  opened.postMessage(message)
}

/** Whether a page answers: one that shows a file or a sign-in has nobody who listens. */
function isTold(page, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answer_ms)
    page.postMessage(message, [port2])
  })
}
