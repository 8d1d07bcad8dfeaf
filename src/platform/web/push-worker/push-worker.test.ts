import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = readFileSync(path.join(import.meta.dirname, 'push-worker.js'), 'utf8')
const origin = 'https://hoko.example.nz'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Notified {
  kind: string
  link?: string
  id?: number | null
}

function aWindow(url: string, { answers = true } = {}) {
  const received: Notified[] = []
  return {
    url,
    received,
    isFocused: false,
    postMessage(message: Notified, [port]: { postMessage: (answer: string) => void }[] = []) {
      received.push(message)
      if (answers) port?.postMessage('heard')
    },
    async focus() {
      this.isFocused = true
    },
  }
}

interface ShownOptions {
  data: { link: string; id: number | null }
}

function start(windows: ReturnType<typeof aWindow>[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: { title: string; options: ShownOptions }[] = []
  const opened: { url: string; window: ReturnType<typeof aWindow> }[] = []
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: ShownOptions) => void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => {
        const window = aWindow(url)
        opened.push({ url, window })
        return window
      },
    },
  }
  class MessageChannel {
    port1 = {
      receive: (_event: object) => undefined,
      addEventListener: (_name: string, receive: () => undefined) => void (this.port1.receive = receive),
      start: () => undefined,
    }
    port2 = { postMessage: (data: unknown) => this.port1.receive({ data }) }
  }
  const context = {
    self,
    URL,
    MessageChannel,
    setTimeout: (act: () => void, afterMs: number) => setTimeout(() => act(), afterMs),
  }
  runInContext(script, createContext(context))
  const fire = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await vi.advanceTimersByTimeAsync(0)
    return { done: Promise.all(work) }
  }
  return {
    listeners,
    shown,
    opened,
    push: (notice: unknown) => fire('push', { data: { json: () => notice } }),
    pushNothing: () => fire('push', { data: null }),
    changeSubscription: () => fire('pushsubscriptionchange', {}),
    click: (data: object) => fire('notificationclick', { notification: { data, close: () => undefined } }),
  }
}

const notice = {
  title: 'Outbid: Cinelli',
  body: 'Now NZ$\u00a0120.',
  link: '/general/1/detail',
  id: 7,
  tag: 'outbid 1',
}

test('a push is shown, and every open page is notified', async () => {
  const windows = [aWindow(`${origin}/home`), aWindow(`${origin}/ibuy`)]
  const worker = start(windows)
  await worker.push(notice)
  expect(worker.shown).toEqual([
    {
      title: notice.title,
      options: { body: notice.body, tag: notice.tag, lang: 'en-NZ', data: { link: notice.link, id: 7 } },
    },
  ])
  for (const { received } of windows) expect(received).toEqual([{ kind: 'push_came' }])
})

test.each([
  ['/general/1/detail#questions', '/general/1/detail#questions'],
  ['https://hoko.example.nz/irate?tab=given', '/irate?tab=given'],
  ['https://elsewhere.example.com/', '/notifications'],
  ['//elsewhere.example.com/', '/notifications'],
  ['javascript:alert(1)', '/notifications'],
  ['\\\\elsewhere.example.com', '/notifications'],
])('a push with the link %s opens %s', async (link, expected) => {
  const worker = start()
  await worker.push({ ...notice, link })
  expect(worker.shown[0]!.options.data.link).toBe(expected)
})

test('an unreadable push is still shown, as browsers require', async () => {
  const worker = start()
  await worker.pushNothing()
  await worker.push(null)
  for (const { title, options } of worker.shown) {
    expect(title).toBe('Hoko')
    expect(options.data).toEqual({ link: '/notifications', id: null })
  }
  expect(worker.shown).toHaveLength(2)
})

test('a click continues in the first of our pages that answers', async () => {
  const [outbox, home] = [aWindow(`${origin}/dev/outbox`, { answers: false }), aWindow(`${origin}/home`)]
  const worker = start([outbox, home])
  const { done } = await worker.click({ link: notice.link, id: 7 })
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(home.received).toEqual([{ kind: 'push_opened', link: notice.link, id: 7 }])
  expect([outbox.isFocused, home.isFocused]).toEqual([false, true])
  expect(worker.opened).toEqual([])
})

test('a click without an open page opens a window and notifies it after 3 seconds', async () => {
  const worker = start()
  const { done } = await worker.click({ link: notice.link, id: 7 })
  expect(worker.opened.map(({ url }) => url)).toEqual([notice.link])
  await vi.advanceTimersByTimeAsync(2_999)
  expect(worker.opened[0]!.window.received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(worker.opened[0]!.window.received).toEqual([{ kind: 'push_opened', link: notice.link, id: 7 }])
})

test('a changed subscription is reported to the pages', async () => {
  const home = aWindow(`${origin}/home`)
  await start([home]).changeSubscription()
  expect(home.received).toEqual([{ kind: 'push_changed' }])
})

interface WorkerRequest {
  mode?: string
  method?: string
  preloaded?: string
}

/** Null if it leaves the request to the browser. */
async function answerTo(
  { mode = 'navigate', method = 'GET', preloaded }: WorkerRequest,
  network: () => Promise<string>,
) {
  const stored = new Map([['/offline.html', 'offline page']])
  const answers: unknown[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  const caches = { match: async (address: string) => stored.get(address) }
  runInContext(script, createContext({ self, caches, fetch: network }))
  listeners.get('fetch')!({
    request: { mode, method },
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (answer: unknown) => answers.push(answer),
  })
  return answers.length === 0 ? null : await answers[0]
}

const reached = async () => 'from the network'
const notReached = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page comes from the network, never from the cache', async () => {
  expect(await answerTo({}, reached)).toBe('from the network')
  expect(await answerTo({ preloaded: 'asked for already' }, notReached)).toBe('asked for already')
})

test('an unreachable page is replaced by the offline page', async () => {
  expect(await answerTo({}, notReached)).toBe('offline page')
})

test.each([{ mode: 'cors' }, { mode: 'no-cors' }, { mode: 'same-origin' }, { method: 'POST' }])(
  'requests other than page loads are left to the browser: %o',
  async (input) => expect(await answerTo(input, notReached)).toBeNull(),
)
