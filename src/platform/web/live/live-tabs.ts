import { maxTopics, type LiveMessage } from '#platform/common/live.ts'
import { authStore } from '../session/auth-store.ts'
import { signOutState } from '../session/sign-out.ts'
import { LiveStream } from './live-stream.ts'

/** Counts references: a topic is subscribed once and dropped with its last user. */
export class TopicCounts {
  readonly #wanted = new Map<string, number>()

  add(topic: string): void {
    this.#wanted.set(topic, (this.#wanted.get(topic) ?? 0) + 1)
  }

  remove(topic: string): void {
    const left = (this.#wanted.get(topic) ?? 0) - 1
    if (left > 0) this.#wanted.set(topic, left)
    else this.#wanted.delete(topic)
  }

  get list(): string[] {
    return [...this.#wanted.keys()]
  }
}

export class TabTopics {
  readonly #tabs = new Map<string, string[]>()

  /** The latest tab counts as visible: above the limit, topics of other tabs are dropped first. */
  set(tab: string, topics: string[]): void {
    this.#tabs.delete(tab)
    if (topics.length > 0) this.#tabs.set(tab, topics)
  }

  /** Drops tabs that closed without a message. */
  retainOnly(tabs: Set<string>): void {
    for (const tab of this.#tabs.keys()) if (!tabs.has(tab)) this.#tabs.delete(tab)
  }

  /** Sorted, so that the same topics give the same address. `me` only when signed in. */
  union(isSignedIn: boolean): string[] {
    const latestFirst = [...this.#tabs.values()].toReversed().flat()
    const wanted = new Set(latestFirst)
    const hasMe = wanted.delete('me') && isSignedIn
    const listings = [...wanted].slice(0, maxTopics - Number(hasMe))
    return [...(hasMe ? ['me'] : []), ...listings].toSorted()
  }
}

type ChannelMessage =
  | { kind: 'topics'; tab: string; topics: string[] }
  /** A new leader requests every tab's topics. */
  | { kind: 'who' }
  | { kind: 'message'; message: LiveMessage }
  | { kind: 'open'; topics: string[] }
  | { kind: 'beat' }
  | { kind: 'ping' }
  | { kind: 'pong' }

interface StreamHandlers {
  onMessage: (message: LiveMessage) => void
  onOpen: (topics: string[]) => void
  onBeat: () => void
}

export interface LiveSource {
  want: (topics: string[]) => void
  resume: () => void
}

const lead = 'hoko-live'
const tabLock = (tab: string) => `hoko-live-tab ${tab}`
/** A leader silent for this long after a request is suspended, as phones do with tabs. */
const answerTime = 1_500

/** Null while the member signs out. */
const streamToken = (): string | null =>
  signOutState.getState().isLoggingOut ? null : authStore.getState().token

/** For browsers without the means to share a stream between tabs. */
export function openOwnStream(handlers: StreamHandlers): LiveSource {
  let topics: string[] = []
  const own = new TabTopics()
  const stream = new LiveStream({
    ...handlers,
    wanted: async () => {
      const token = streamToken()
      own.set('own', topics)
      return { topics: own.union(token !== null), token }
    },
  })
  refreshAtSignIn(stream)
  retryWhenBack(stream)
  return {
    want: (wanted) => {
      topics = wanted
      stream.refresh()
    },
    resume: () => stream.retryNow(),
  }
}

/** The tab with the lock opens the stream and passes messages to the other tabs. */
export function openSharedStream(handlers: StreamHandlers): LiveSource {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(lead)
  const tabs = new TabTopics()
  let topics: string[] = []
  let stream: LiveStream | null = null
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const broadcast = (message: ChannelMessage) => channel.postMessage(message)

  function want(wanted: string[]) {
    topics = wanted
    tabs.set(tab, topics)
    if (stream) stream.refresh()
    else broadcast({ kind: 'topics', tab, topics })
  }

  function beginToLead() {
    tabs.set(tab, topics)
    stream = new LiveStream({
      wanted: async () => {
        const token = streamToken()
        tabs.retainOnly(await openTabs())
        return { topics: tabs.union(token !== null), token }
      },
      onMessage: (message) => {
        handlers.onMessage(message)
        broadcast({ kind: 'message', message })
      },
      onOpen: (opened) => {
        handlers.onOpen(opened)
        broadcast({ kind: 'open', topics: opened })
      },
      onBeat: () => {
        handlers.onBeat()
        broadcast({ kind: 'beat' })
      },
    })
    broadcast({ kind: 'who' })
    stream.refresh()
  }

  /** Leads while it has the lock, then queues again. */
  function electLeader(steal = false) {
    navigator.locks
      .request(lead, { steal }, () => {
        beginToLead()
        return new Promise<never>(() => {})
      })
      .catch(() => {
        stream?.stop()
        stream = null
        electLeader()
        broadcast({ kind: 'topics', tab, topics })
      })
  }

  function queryLeader() {
    if (stream || document.visibilityState !== 'visible') return
    broadcast({ kind: 'ping' })
    clearTimeout(unanswered)
    unanswered = setTimeout(() => stream ?? electLeader(true), answerTime)
  }

  channel.addEventListener('message', ({ data: message }: MessageEvent<ChannelMessage>) => {
    if (message.kind === 'message') handlers.onMessage(message.message)
    else if (message.kind === 'open') handlers.onOpen(message.topics)
    else if (message.kind === 'beat') handlers.onBeat()
    else if (message.kind === 'pong') clearTimeout(unanswered)
    else if (message.kind === 'who') broadcast({ kind: 'topics', tab, topics })
    else if (message.kind === 'ping' && stream) broadcast({ kind: 'pong' })
    else if (message.kind === 'topics') {
      tabs.set(message.tab, message.topics)
      stream?.refresh()
    }
  })

  // This lock lasts as long as the tab, so that a leader knows which tabs are open.
  void navigator.locks.request(tabLock(tab), () => new Promise<never>(() => {}))
  electLeader()
  queryLeader()
  document.addEventListener('visibilitychange', queryLeader)
  refreshAtSignIn({ refresh: () => stream?.refresh() })
  retryWhenBack({ retryNow: () => stream?.retryNow(), reopen: () => stream?.reopen() })
  return { want, resume: queryLeader }
}

async function openTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  const prefix = tabLock('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])))
}

function refreshAtSignIn(stream: Pick<LiveStream, 'refresh'>) {
  authStore.subscribe((now, before) => {
    if (now.token !== before.token) stream.refresh()
  })
  // Reconnects after a failed sign-out.
  signOutState.subscribe(({ isLoggingOut }) => void (!isLoggingOut && stream.refresh()))
}

function retryWhenBack(stream: Pick<LiveStream, 'retryNow' | 'reopen'>) {
  window.addEventListener('online', () => stream.reopen())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stream.retryNow()
  })
}
