import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { LiveMessage } from '#contract/live.ts'
import type { Connection, Tx } from './db.ts'
import { listen, type Listener } from './listen.ts'

/** Tells every node, when this transaction commits, that what a topic shows has changed: `listing:123`. */
export async function touchLive(tx: Tx, topic: string): Promise<void> {
  await sql`select pg_notify('live', ${topic})`.execute(tx)
}

/** Loads what topics show now, by the ids behind their prefix; an id without anything to say is left out. */
export type LiveLoad = (ids: number[]) => Promise<Map<number, LiveMessage>>

/** Receives a message and its JSON, which is made once for all who receive it. */
export type LiveSend = (message: LiveMessage, json: string) => void

export interface LiveTopics {
  /** Sent at once on joining, and again after a gap: a message replaces all earlier ones. */
  states: string[]
  /** Sent only when something happens. */
  news: string[]
}

export interface LiveHub {
  /** Resolves once it hears of changes. */
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Registers who loads the topics of a prefix. */
  source: (prefix: string, load: LiveLoad) => void
  /** Sends a `hello` whenever something may have been missed. Returns what ends it. */
  subscribe: (topics: LiveTopics, send: LiveSend) => () => void
  /** How many subscriptions there are. */
  count: () => number
}

interface Topic {
  prefix: string
  id: number
  subscribers: Set<LiveSend>
  /** Those who joined and have not been sent anything yet. */
  joined: Set<LiveSend>
  changed: boolean
  sent_at: number
}

interface LiveHubOptions {
  connection: Connection
  log: Logger
  /** The shortest time between two messages of one topic. */
  apart_ms?: number
}

/**
 * Hears of changes on every node and sends the present state to whoever watches: the first change at once, further
 * ones together. Nothing is promised; what matters is in the database, and a client that missed something asks again.
 */
export function createLiveHub({ connection, log, apart_ms = 100 }: LiveHubOptions): LiveHub {
  const sources = new Map<string, LiveLoad>()
  const topics = new Map<string, Topic>()
  const waiting = new Set<Topic>()
  const subscriptions = new Map<LiveSend, LiveTopics>()
  let listener: Listener | null = null
  let delivering = false
  let timer: NodeJS.Timeout | undefined

  const dueAt = (topic: Topic) => (topic.joined.size > 0 ? 0 : topic.sent_at + apart_ms)

  /** One load after the other, so that an older state never arrives after a newer one. */
  async function deliverDue() {
    if (delivering) return
    delivering = true
    clearTimeout(timer)
    let pause = 0
    try {
      for (;;) {
        const now = Date.now()
        const due = [...waiting].filter((topic) => dueAt(topic) <= now)
        if (due.length === 0) break
        await deliver(due)
      }
    } catch (error) {
      log.warn({ err: error }, 'could not load what a live topic shows')
      pause = 1_000
    }
    delivering = false
    if (waiting.size === 0 || !listener) return
    const next = Math.min(...[...waiting].map(dueAt)) - Date.now()
    timer = setTimeout(deliverDue, Math.max(next, pause))
  }

  async function deliver(due: Topic[]) {
    const rounds = [...Map.groupBy(due, ({ prefix }) => prefix)].map(async ([prefix, group]) => {
      // What changes during the load asks for a load of its own.
      const receivers = group.map((topic) => ({ topic, joined: [...topic.joined], changed: topic.changed }))
      for (const topic of group) settleTopic(topic)
      try {
        const messages = await sources.get(prefix)!(group.map(({ id }) => id))
        for (const { topic, joined, changed } of receivers) {
          const message = messages.get(topic.id)
          if (message) sendAll(message, changed ? topic.subscribers : joined)
        }
      } catch (error) {
        for (const { topic, joined, changed } of receivers) {
          topic.changed ||= changed
          for (const send of joined) if (topic.subscribers.has(send)) topic.joined.add(send)
          if (topic.subscribers.size > 0) waiting.add(topic)
        }
        throw error
      }
    })
    const failed = (await Promise.allSettled(rounds)).find((round) => round.status === 'rejected')
    if (failed) throw failed.reason
  }

  function settleTopic(topic: Topic) {
    if (topic.changed) topic.sent_at = Date.now()
    topic.changed = false
    topic.joined.clear()
    waiting.delete(topic)
  }

  function sendAll(message: LiveMessage, receivers: Iterable<LiveSend>) {
    const json = JSON.stringify(message)
    for (const send of [...receivers]) {
      if (!subscriptions.has(send)) continue
      try {
        send(message, json)
      } catch (error) {
        log.warn({ err: error }, 'could not send a live message')
      }
    }
  }

  function hear(name: string) {
    const topic = topics.get(name)
    if (!topic) return
    topic.changed = true
    waiting.add(topic)
    void deliverDue()
  }

  function catchUp(again: boolean) {
    if (!again) return
    sendAll({ kind: 'hello', server_time: new Date().toISOString() }, subscriptions.keys())
    for (const [send, { states }] of subscriptions) join(send, states)
    void deliverDue()
  }

  function join(send: LiveSend, states: string[]) {
    for (const name of states) {
      const topic = topics.get(name)!
      topic.joined.add(send)
      waiting.add(topic)
    }
  }

  function topicOf(name: string): Topic {
    const found = topics.get(name)
    if (found) return found
    const [prefix = '', id] = name.split(':')
    if (!sources.has(prefix)) throw new Error(`No source is registered for live topics such as '${name}'.`)
    const made: Topic = { prefix, id: Number(id), subscribers: new Set(), joined: new Set(), changed: false, sent_at: 0 }
    topics.set(name, made)
    return made
  }

  function leave(send: LiveSend, name: string) {
    const topic = topics.get(name)
    if (!topic?.subscribers.delete(send)) return
    topic.joined.delete(send)
    if (topic.subscribers.size > 0) return
    topics.delete(name)
    waiting.delete(topic)
  }

  // A session's topic says one thing only.
  sources.set('session', async (ids) => new Map(ids.map((id) => [id, { kind: 'session_ended' }])))

  return {
    start: async () => {
      listener = listen({ connection, channel: 'live', log, hear, connected: catchUp })
      await listener.ready
    },
    stop: async () => {
      const stopped = listener?.stop()
      listener = null
      clearTimeout(timer)
      await stopped
    },
    source: (prefix, load) => {
      if (sources.has(prefix)) throw new Error(`Live topics '${prefix}:…' already have a source.`)
      sources.set(prefix, load)
    },
    subscribe: (wanted, send) => {
      const names = [...wanted.states, ...wanted.news]
      for (const topic of names.map(topicOf)) topic.subscribers.add(send)
      subscriptions.set(send, wanted)
      join(send, wanted.states)
      void deliverDue()
      return () => {
        if (!subscriptions.delete(send)) return
        for (const name of names) leave(send, name)
      }
    },
    count: () => subscriptions.size,
  }
}
