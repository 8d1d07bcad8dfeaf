import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from './db-types.ts'

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
  speak(notices)
}

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
