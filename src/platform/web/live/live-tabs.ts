import type { LiveMessage } from '#platform/common/live.ts'
import { authStore } from '../session/auth-store.ts'
import { leaving } from '../session/session-end.ts'
import { LiveStream } from './live-stream.ts'
import { TabTopics } from './live-topics.ts'

type Word =
  | { kind: 'topics'; tab: string; topics: string[] }
  /** A new leader requests every tab's topics. */
  | { kind: 'who' }
  | { kind: 'message'; message: LiveMessage }
  | { kind: 'open'; topics: string[] }
  | { kind: 'beat' }
  | { kind: 'ping' }
  | { kind: 'pong' }

interface Heard {
  onMessage: (message: LiveMessage) => void
  onOpen: (topics: string[]) => void
  onBeat: () => void
}

export interface LiveSource {
  want: (topics: string[]) => void
  wake: () => void
}

const lead = 'hoko-live'
const tabLock = (tab: string) => `hoko-live-tab ${tab}`
/** A leader silent for this long after a request is suspended, as phones do with tabs. */
const answer_time = 1_500

/** Null while the member signs out. */
const streamToken = (): string | null =>
  leaving.getState().is_logging_out ? null : authStore.getState().token

/** For browsers without the means to share a stream between tabs. */
export function openOwnStream(heard: Heard): LiveSource {
  let topics: string[] = []
  const own = new TabTopics()
  const stream = new LiveStream({
    ...heard,
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
    wake: () => stream.retryNow(),
  }
}

/** The tab with the lock opens the stream and passes messages to the other tabs. */
export function openSharedStream(heard: Heard): LiveSource {
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(lead)
  const tabs = new TabTopics()
  let topics: string[] = []
  let stream: LiveStream | null = null
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const say = (word: Word) => channel.postMessage(word)

  function want(wanted: string[]) {
    topics = wanted
    tabs.set(tab, topics)
    if (stream) stream.refresh()
    else say({ kind: 'topics', tab, topics })
  }

  function beginToLead() {
    tabs.set(tab, topics)
    stream = new LiveStream({
      wanted: async () => {
        const token = streamToken()
        tabs.keepOnly(await livingTabs())
        return { topics: tabs.union(token !== null), token }
      },
      onMessage: (message) => {
        heard.onMessage(message)
        say({ kind: 'message', message })
      },
      onOpen: (opened) => {
        heard.onOpen(opened)
        say({ kind: 'open', topics: opened })
      },
      onBeat: () => {
        heard.onBeat()
        say({ kind: 'beat' })
      },
    })
    say({ kind: 'who' })
    stream.refresh()
  }

  /** Leads while it has the lock, then queues again. */
  function standInLine(steal = false) {
    navigator.locks
      .request(lead, { steal }, () => {
        beginToLead()
        return new Promise<never>(() => {})
      })
      .catch(() => {
        stream?.stop()
        stream = null
        standInLine()
        say({ kind: 'topics', tab, topics })
      })
  }

  function askLeader() {
    if (stream || document.visibilityState !== 'visible') return
    say({ kind: 'ping' })
    clearTimeout(unanswered)
    unanswered = setTimeout(() => stream ?? standInLine(true), answer_time)
  }

  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'message') heard.onMessage(word.message)
    else if (word.kind === 'open') heard.onOpen(word.topics)
    else if (word.kind === 'beat') heard.onBeat()
    else if (word.kind === 'pong') clearTimeout(unanswered)
    else if (word.kind === 'who') say({ kind: 'topics', tab, topics })
    else if (word.kind === 'ping' && stream) say({ kind: 'pong' })
    else if (word.kind === 'topics') {
      tabs.set(word.tab, word.topics)
      stream?.refresh()
    }
  })

  // This lock lasts as long as the tab, so that a leader knows which tabs are open.
  void navigator.locks.request(tabLock(tab), () => new Promise<never>(() => {}))
  standInLine()
  askLeader()
  document.addEventListener('visibilitychange', askLeader)
  refreshAtSignIn({ refresh: () => stream?.refresh() })
  retryWhenBack({ retryNow: () => stream?.retryNow(), reopen: () => stream?.reopen() })
  return { want, wake: askLeader }
}

async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query()
  const prefix = tabLock('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? name.slice(prefix.length) : [])))
}

function refreshAtSignIn(stream: Pick<LiveStream, 'refresh'>) {
  authStore.subscribe((now, before) => {
    if (now.token !== before.token) stream.refresh()
  })
  // Reconnects after a failed sign-out.
  leaving.subscribe(({ is_logging_out }) => void (!is_logging_out && stream.refresh()))
}

function retryWhenBack(stream: Pick<LiveStream, 'retryNow' | 'reopen'>) {
  window.addEventListener('online', () => stream.reopen())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stream.retryNow()
  })
}
