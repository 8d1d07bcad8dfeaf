import { onCommittedTopic, type Db } from '../database/db.ts'
import type { LiveHub } from '../live-hub.ts'

/** Times of this node's own monotonic clock. */
export interface TopicTimes {
  /** The last time at which one of them was touched, or may have been; in milliseconds. */
  findLast: (topics: Iterable<string>) => number
}

interface TopicTimesOptions {
  now?: () => number
  /** Older times count as this old at most. */
  atLeastMs?: number
  mostTopics?: number
}

/** From when on nothing was missed is part of it, so it begins before the first value is judged. */
export function createTopicTimes(
  { db, live }: { db: Db; live: Pick<LiveHub, 'onNotify'> },
  { now = () => performance.now(), atLeastMs = 60_000, mostTopics = 100_000 }: TopicTimesOptions = {},
): TopicTimes {
  let recent = new Map<string, number>()
  let older = new Map<string, number>()
  let recentSince = now()
  /** Topics that are in neither map were last touched at this time at the latest. */
  let forgottenUntil = recentSince

  function touched(topic: string) {
    const at = now()
    if (at - recentSince >= atLeastMs || recent.size >= mostTopics) {
      forgottenUntil = recentSince
      older = recent
      recent = new Map()
      recentSince = at
    }
    recent.set(topic, at)
  }
  function missed() {
    recent = new Map()
    older = new Map()
    recentSince = now()
    forgottenUntil = recentSince
  }
  live.onNotify({ touched, missed })
  onCommittedTopic(db, touched)

  return {
    findLast: (topics) =>
      Math.max(
        forgottenUntil,
        ...[...topics].map((topic) => recent.get(topic) ?? older.get(topic) ?? forgottenUntil),
      ),
  }
}
