// Shows what is pushed, also while no page of ours is open. It keeps no pages: there is no `fetch` here on purpose.
// A browser takes over a new version as soon as a byte of this file is another.

/** After a window was opened, its page is given this long to wake before it is told what was clicked. */
const waking_ms = 3000
/** A page of ours that is awake answers sooner. */
const answer_ms = 1000
const everything = '/notifications'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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

/** A page that is open goes to the link; else a window is opened there. */
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
