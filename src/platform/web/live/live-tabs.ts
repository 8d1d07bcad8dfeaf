import type { LiveMessage } from '#platform/common/live.ts'
import { authStore } from '../session/auth-store.ts'
import { signOutState } from '../session/sign-out.ts'
import { LiveStream } from './live-stream.ts'
import { TabTopics } from './live-topics.ts'

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
