import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { LiveMessage } from '#platform/common/live.ts'
import { must } from '#platform/common/must.ts'
import { queueTopic, type Connection, type Tx } from './database/db.ts'
import { notifyAfterCommit } from './database/after-commit.ts'
import { listenToChannel, type Listener } from './database/listen.ts'
import { isForBus, listenerNames, liveChannel, type TopicBus, type TopicListener } from './live/topic-bus.ts'
import { extensionPoint } from './extensions.ts'
import { createDeliveries, type LiveLoad, type LiveSend, type LiveTopic } from './live-deliveries.ts'

/** Published when a listing goes live or ends. */
export const marketTopic = 'market'

/** Published when something on every page changes: categories or site settings. */
export const siteTopic = 'site'

/**
 * First parts of topics that may come after the commit, and be lost if a process dies in between:
 * what they invalidate is cached for seconds.
 */
export const hotTopics = extensionPoint<readonly string[]>('hot topics')

/** Notifies every node when this transaction commits. A topic is like `listing:123`. */
export async function publishTopic(tx: Tx, topic: string): Promise<void> {
  await publishTopics(tx, [topic])
}

export async function publishTopics(tx: Tx, topics: string[]): Promise<void> {
  for (const topic of topics) queueTopic(tx, topic)
  const isHot = (topic: string) => isForBus(tx, topic)
  for (const topic of topics.filter(isHot)) notifyAfterCommit(tx, liveChannel, topic)
  const others = topics.filter((topic) => !isHot(topic))
  if (others.length > 0)
    await sql`select pg_notify(${liveChannel}, topic) from unnest(${others}::text[]) as topic`.execute(tx)
}

/**
 * Like `publishTopic`, but other nodes are notified a moment after the commit. An event of the same
 * transaction must include the topic (`FactKind.topics`), since this process may die in that
 * moment.
 */
export function announceAfterCommit(tx: Tx, topic: string): void {
  queueTopic(tx, topic)
  notifyAfterCommit(tx, liveChannel, topic)
}

export interface LiveTopics {
  states: string[]
  /** Sent only when something happens. */
  news: string[]
}

export interface LiveHub {
  start: () => Promise<void>
  stop: () => Promise<void>
  source: (prefix: string, load: LiveLoad) => void
  /**
   * Sends a `hello` whenever something may have been missed.
   * @returns unsubscribe
   */
  subscribe: (topics: LiveTopics, send: LiveSend) => () => void
  onNotify: (listener: TopicListener) => void
  /** The database's time, approximately: this machine's clock may be wrong, and countdowns use it. */
  now: () => Date
  /** False while the database can't be reached: nothing is heard of, and prices may be out of date. */
  isConnected: () => boolean
  count: () => number
}

interface LiveHubOptions {
  connection: Connection
  log: Logger
  /** Listened to beside NOTIFY. */
  bus?: TopicBus | null
  apartMs?: number
}

const loadSessionEnds: LiveLoad = async (ids) => new Map(ids.map((id) => [id, { kind: 'session_ended' }]))

/**
 * Changes on any node reach every subscriber. Delivery isn't certain: the database has
 * everything that matters, and a client that missed something fetches it again.
 */
export function createLiveHub({ connection, log, bus = null, apartMs = 100 }: LiveHubOptions): LiveHub {
  const sources = new Map<string, LiveLoad>([['session', loadSessionEnds]])
  const topics = createTopics(sources)
  const subscriptions = new Map<LiveSend, LiveTopics>()
  const sendAll = createSender(subscriptions, log)
  const ears: TopicListener[] = []
  const deliveries = createDeliveries({
    log,
    loadOf: (prefix) => must(sources.get(prefix), 'source'),
    send: sendAll,
    apartMs,
  })
  let listener: Listener | null = null
  let subscription: ReturnType<TopicBus['listen']> | null = null
  let isConnected = false
  let aheadMs = Date.now() - performance.now()
  const now = () => new Date(performance.now() + aheadMs)

  function receive(name: string) {
    for (const { touched } of ears) touched(name)
    const topic = topics.find(name)
    if (!topic) return
    topic.changed = true
    deliveries.add(topic)
  }

  const syncClock = (nowMs: number) => void (aheadMs = nowMs - performance.now())

  function resync(again: boolean) {
    isConnected = true
    if (again) startOver()
  }

  function startOver() {
    for (const { missed } of ears) missed()
    sendAll({ kind: 'hello', server_time: now().toISOString() }, subscriptions.keys())
    for (const [send, { states }] of subscriptions) join(send, states)
  }

  function join(send: LiveSend, states: string[]) {
    for (const topic of states.map(topics.get)) {
      topic.pending.add(send)
      deliveries.add(topic)
    }
  }

  return {
    start: async () => {
      const disconnected = () => void (isConnected = false)
      const hearing = { receive, connected: resync, disconnected, syncClock }
      const name = bus ? listenerNames.byBus : listenerNames.byNotify
      listener = listenToChannel({ connection, channel: liveChannel, name, log, ...hearing })
      subscription = bus?.listen({ touched: receive, missed: startOver }) ?? null
      await listener.ready
    },
    now,
    isConnected: () => isConnected,
    stop: async () => {
      deliveries.stop()
      await subscription?.stop()
      await listener?.stop()
    },
    source: (prefix, load) => {
      if (sources.has(prefix)) throw new Error(`Live topics '${prefix}:…' already have a source.`)
      sources.set(prefix, load)
    },
    subscribe: (wanted, send) => {
      const names = [...wanted.states, ...wanted.news]
      for (const topic of names.map(topics.get)) topic.subscribers.add(send)
      subscriptions.set(send, wanted)
      join(send, wanted.states)
      return () => {
        if (!subscriptions.delete(send)) return
        for (const name of names) {
          const left = topics.leave(send, name)
          if (left) deliveries.remove(left)
        }
      }
    },
    onNotify: (onNews) => void ears.push(onNews),
    count: () => subscriptions.size,
  }
}

function createSender(subscriptions: ReadonlyMap<LiveSend, LiveTopics>, log: Logger) {
  return (message: LiveMessage, receivers: Iterable<LiveSend>): void => {
    const json = JSON.stringify(message)
    for (const send of receivers) {
      if (!subscriptions.has(send)) continue
      try {
        send(message, json)
      } catch (error) {
        log.warn({ err: error }, 'could not send a live message')
      }
    }
  }
}

function createTopics(sources: Map<string, LiveLoad>) {
  const topics = new Map<string, LiveTopic>()

  function get(name: string): LiveTopic {
    const found = topics.get(name)
    if (found) return found
    const [prefix = '', id = 0] = name.split(':')
    if (!sources.has(prefix)) throw new Error(`No source is registered for live topics such as '${name}'.`)
    const people = { subscribers: new Set<LiveSend>(), pending: new Set<LiveSend>() }
    const made = { prefix, id: Number(id), ...people, changed: false, sent_at: 0 }
    topics.set(name, made)
    return made
  }

  /** @returns the topic if it has no subscribers left */
  function leave(send: LiveSend, name: string): LiveTopic | null {
    const topic = topics.get(name)
    if (!topic?.subscribers.delete(send)) return null
    topic.pending.delete(send)
    if (topic.subscribers.size > 0) return null
    topics.delete(name)
    return topic
  }

  return { find: (name: string) => topics.get(name), get, leave }
}
