import { sql } from 'kysely'
import type { Logger } from 'pino'
import { must } from '#platform/common/must.ts'
import type { Db } from '../database/db.ts'
import { listenerNames, type TopicBus } from '../live/topic-bus.ts'
import type { Redis } from './connect-redis.ts'
import { subscribeToChannel, type Subscription } from './subscribe-channel.ts'

interface RedisTopicsOptions {
  redis: Redis
  db: Db
  log: Logger
  /** First parts of the topics it takes. */
  hot: readonly string[]
  /** A name of this market: others may use the same Redis. */
  readMarket: () => Promise<string>
  countEveryMs?: number
}

export interface RedisTopics extends TopicBus {
  /** Hot topics by the way they went. */
  counts: { redis: number; notify: number }
}

/** A node that lost its connection for a moment still counts. */
const lastsMs = 30_000

/**
 * PUBLISH answers how many connections it reached; as long as these are fewer than the nodes that
 * listen, or a node listens without Redis, topics go by NOTIFY.
 */
export function createRedisTopics({
  redis,
  db,
  log,
  hot,
  readMarket,
  countEveryMs = 2_000,
}: RedisTopicsOptions): RedisTopics {
  const isHot = new Set(hot)
  const counts = { redis: 0, notify: 0 }
  let channel: string | null = null
  let known: { listeners: number; at: number } | null = null
  let othersSeenAt = -Infinity

  async function countListeners() {
    const { listeners, others } = await selectListeners(db)
    const at = performance.now()
    if (others > 0) othersSeenAt = at
    known = { listeners, at }
  }
  function isUsable() {
    const now = performance.now()
    return known !== null && now - known.at < 5 * countEveryMs && now - othersSeenAt > lastsMs
  }

  return {
    counts,
    takesTopic(topic) {
      if (!isHot.has(topic.split(':', 1)[0] ?? '')) return false
      const isTaken = channel !== null && redis.isConnected() && isUsable()
      if (!isTaken) counts.notify += 1
      return isTaken
    },
    async publish(topics) {
      const reached =
        channel !== null && redis.isConnected() && isUsable()
          ? await redis
              .run((client) => client.publish(must(channel, 'channel'), JSON.stringify(topics)))
              .catch(() => 0)
          : 0
      const hasReachedAll = reached > 0 && reached >= (known?.listeners ?? Infinity)
      counts[hasReachedAll ? 'redis' : 'notify'] += topics.length
      return hasReachedAll
    },
    listen({ touched, missed }) {
      let subscription: Subscription | null = null
      let running: Promise<void> | null = null
      let hasWarned = false
      function receive(message: string) {
        const topics = parseJson(message)
        if (!Array.isArray(topics)) {
          if (!hasWarned) log.warn('a message in Redis is not a list of topics; further ones aren’t logged')
          hasWarned = true
          return
        }
        for (const topic of topics) if (typeof topic === 'string') touched(topic)
      }
      async function subscribeOnce() {
        if (subscription) return
        channel = `hoko:${await readMarket()}:topics`
        subscription = subscribeToChannel({ redis, channel, log, receive, missed })
      }
      const renew = () =>
        (running ??= Promise.all([subscribeOnce(), countListeners()])
          .then(
            () => undefined,
            (error: unknown) => log.warn({ err: error }, 'could not count the nodes that listen'),
          )
          .finally(() => (running = null)))
      const timer = setInterval(() => void renew(), countEveryMs)
      void renew()
      return {
        async stop() {
          clearInterval(timer)
          await running
          await subscription?.stop()
        },
      }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A pooler may add to the names. */
async function selectListeners(db: Db): Promise<{ listeners: number; others: number }> {
  const { rows } = await sql<{ listeners: number; others: number }>`
    select count(*) filter (where application_name like ${`${listenerNames.byBus}%`}) as listeners,
           count(*) filter (where application_name like ${`${listenerNames.byNotify}%`}) as others
      from pg_stat_activity where datname = current_database()`.execute(db)
  return must(rows[0], 'counts')
}
