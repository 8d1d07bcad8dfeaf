import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from './db-types.ts'
import { findTopicBus, liveChannel, type TopicBus } from '../live/topic-bus.ts'

interface Notice {
  channel: string
  payload: string
}

const queued = new WeakMap<Transaction<DB>, Map<string, Notice>>()
const speakers = new WeakMap<Kysely<DB>, (notices: Notice[]) => void>()

/**
 * Notifies after the commit, for frequent commits: PostgreSQL lets one notifying transaction commit
 * at a time. The notification may be lost if this process dies in between, so something must poll
 * as well.
 */
export function notifyAfterCommit(tx: Transaction<DB>, channel: string, payload: string): void {
  const known = queued.get(tx) ?? new Map<string, Notice>()
  queued.set(tx, known.set(`${channel} ${payload}`, { channel, payload }))
}

export const takeNotices = (tx: Transaction<DB>): Notice[] => [...(queued.get(tx)?.values() ?? [])]

export function notifyNow(db: Kysely<DB>, notices: Notice[]): void {
  if (notices.length === 0) return
  let speak = speakers.get(db)
  if (!speak) speakers.set(db, (speak = createSpeaker(db)))
  const bus = findTopicBus(db)
  if (!bus) return speak(notices)
  const topics = notices.filter(isTopic).map(({ payload }) => payload)
  if (topics.length > 0) publishByBus(db, bus, topics)
  const others = notices.filter((notice) => !isTopic(notice))
  if (others.length > 0) speak(others)
}

const isTopic = ({ channel }: Notice) => channel === liveChannel

/** Waits until the buses of this handle have answered, for the end of a process. */
export async function settleNotices(db: Kysely<DB>): Promise<void> {
  while (publishing.get(db)) await publishing.get(db)
  await sql`select`.execute(db).catch(() => undefined)
}

const waitingTopics = new WeakMap<Kysely<DB>, Set<string>>()
const publishing = new WeakMap<Kysely<DB>, Promise<void>>()

/** One message is under way at a time; topics that come meanwhile are sent together. */
function publishByBus(db: Kysely<DB>, bus: TopicBus, topics: string[]) {
  const waiting = waitingTopics.get(db) ?? new Set()
  waitingTopics.set(db, waiting)
  for (const topic of topics) waiting.add(topic)
  if (publishing.has(db)) return
  async function publishAll() {
    while (waiting.size > 0) {
      const together = [...waiting].slice(0, mostTopics)
      for (const topic of together) waiting.delete(topic)
      const hasReachedAll = await bus.publish(together).catch(() => false)
      if (!hasReachedAll) speakers.get(db)?.(together.map((payload) => ({ channel: liveChannel, payload })))
    }
    publishing.delete(db)
  }
  publishing.set(db, publishAll())
}

const mostTopics = 1_000
const mostTries = 10
const waitMs = 500

/** Sends at once if nothing is under way; payloads that come meanwhile are sent together. */
function createSpeaker(db: Kysely<DB>) {
  let waiting = new Map<string, Notice>()
  let isSpeaking = false
  let tries = 0

  const wait = (notices: Notice[]) => {
    for (const notice of notices) waiting.set(`${notice.channel} ${notice.payload}`, notice)
  }
  async function speak() {
    if (isSpeaking) return
    isSpeaking = true
    while (waiting.size > 0) {
      const notices = [...waiting.values()]
      waiting = new Map()
      try {
        await sql`
          select pg_notify(channel, payload)
            from json_to_recordset(${JSON.stringify(notices)}::json) as n(channel text, payload text)`.execute(
          db,
        )
        tries = 0
      } catch {
        tries += 1
        if (tries >= mostTries) break
        wait(notices)
        setTimeout(() => void speak(), waitMs).unref()
        break
      }
    }
    isSpeaking = false
  }
  return (notices: Notice[]) => {
    wait(notices)
    void speak()
  }
}
