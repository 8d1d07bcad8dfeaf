import { pino } from 'pino'
import { expect } from 'vitest'
import { settleNotices } from '#platform/server/database/after-commit.ts'
import { createDb, createPool, transact, type Connection } from '#platform/server/database/db.ts'
import { useTopicBus } from '#platform/server/live/topic-bus.ts'
import { createLiveHub, publishTopics } from '#platform/server/live-hub.ts'
import { connectRedis } from '#platform/server/redis/connect-redis.ts'
import { createRedisTopics } from '#platform/server/redis/redis-topics.ts'

const log = pino({ enabled: false })

interface NodeOptions {
  connection: Connection
  /** Null: a node without Redis. */
  redisUrl: string | null
}

/** A node that publishes and hears topics; those of lamps are hot. */
export async function startRedisNode({ connection, redisUrl }: NodeOptions) {
  const pool = createPool(connection, log, { max: 3 })
  const db = createDb(pool)
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, log)
  const readMarket = async () => 'test'
  const topics = redis && createRedisTopics({ redis, db, log, hot: ['lamp'], readMarket, countEveryMs: 100 })
  if (topics) useTopicBus(db, topics)
  const live = createLiveHub({ connection, log, bus: topics })
  const received: string[] = []
  const gaps: number[] = []
  live.onNotify({
    touched: (topic) => void received.push(topic),
    missed: () => void gaps.push(received.length),
  })
  await live.start()
  return {
    db,
    redis,
    live,
    topics,
    received,
    gaps,
    readMarket,
    publish: (...some: string[]) => transact(db, (tx) => publishTopics(tx, some)),
    async [Symbol.asyncDispose]() {
      await settleNotices(db)
      await live.stop()
      await redis?.stop()
      await pool.end()
    },
  }
}

export type RedisNode = Awaited<ReturnType<typeof startRedisNode>>

/** Three nodes that have counted each other. */
export async function startRedisNodes(options: NodeOptions) {
  const nodes = [
    await startRedisNode(options),
    await startRedisNode(options),
    await startRedisNode(options),
  ] as const
  for (const { topics, gaps } of nodes) {
    await expect.poll(() => gaps.length).toBe(1)
    await expect
      .poll(() => topics?.takesTopic('lamp:0') && topics.publish(['lamp:0']), { timeout: 8_000 })
      .toBe(true)
  }
  return Object.assign(nodes, {
    async [Symbol.asyncDispose]() {
      for (const node of nodes) await node[Symbol.asyncDispose]()
    },
  })
}
