import type { Logger } from 'pino'
import type { LiveMessage } from '#platform/common/live.ts'

export type LiveLoad = (ids: number[]) => Promise<Map<number, LiveMessage>>

export type LiveSend = (message: LiveMessage, json: string) => void

export interface LiveTopic {
  prefix: string
  id: number
  subscribers: Set<LiveSend>
  pending: Set<LiveSend>
  changed: boolean
  sent_at: number
}

interface DeliveriesOptions {
  log: Logger
  loadOf: (prefix: string) => LiveLoad
  send: (message: LiveMessage, receivers: Iterable<LiveSend>) => void
  apartMs: number
}

export interface Deliveries {
  add: (topic: LiveTopic) => void
  remove: (topic: LiveTopic) => void
  stop: () => void
}

/** Sends joiners and first changes at once, further changes together. */
export function createDeliveries({ log, loadOf, send, apartMs }: DeliveriesOptions): Deliveries {
  const waiting = new Set<LiveTopic>()
  const stopped = new AbortController()
  let delivering = false
  let timer: NodeJS.Timeout | undefined

  const dueAt = (topic: LiveTopic) => (topic.pending.size > 0 ? 0 : topic.sent_at + apartMs)

  async function deliverDue() {
    if (delivering || stopped.signal.aborted) return
    delivering = true
    clearTimeout(timer)
    // Collects messages of the same tick.
    await Promise.resolve()
    let pause = 0
    try {
      while (await deliver([...waiting].filter((topic) => dueAt(topic) <= Date.now())));
    } catch (error) {
      log.warn({ err: error }, 'could not load what a live topic shows')
      pause = 1_000
    }
    delivering = false
    if (waiting.size === 0 || stopped.signal.aborted) return
    const next = Math.min(...[...waiting].map(dueAt)) - Date.now()
    timer = setTimeout(() => void deliverDue(), Math.max(next, pause))
  }

  async function deliver(due: LiveTopic[]): Promise<boolean> {
    const groups = [...Map.groupBy(due, ({ prefix }) => prefix)]
    const outcomes = await Promise.allSettled(groups.map(([prefix, group]) => deliverGroup(prefix, group)))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    return due.length > 0
  }

  async function deliverGroup(prefix: string, group: LiveTopic[]) {
    const round = group.map((topic) => ({ topic, joined: [...topic.pending], changed: topic.changed }))
    for (const topic of group) {
      if (topic.changed) topic.sent_at = Date.now()
      topic.changed = false
      topic.pending.clear()
      waiting.delete(topic)
    }
    try {
      const messages = await loadOf(prefix)(group.map(({ id }) => id))
      for (const { topic, joined, changed } of round) {
        const message = messages.get(topic.id)
        if (message) send(message, changed ? topic.subscribers : joined)
      }
    } catch (error) {
      for (const { topic, joined, changed } of round) {
        topic.changed ||= changed
        for (const one of joined) if (topic.subscribers.has(one)) topic.pending.add(one)
        if (topic.subscribers.size > 0) waiting.add(topic)
      }
      throw error
    }
  }

  return {
    add: (topic) => {
      waiting.add(topic)
      void deliverDue()
    },
    remove: (topic) => void waiting.delete(topic),
    stop: () => {
      stopped.abort()
      clearTimeout(timer)
    },
  }
}
