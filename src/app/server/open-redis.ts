import type { Logger } from 'pino'
import type { Config } from '#platform/server/config.ts'
import {
  localLimits,
  shareLimits,
  type Limits,
  type SharedCounts,
} from '#platform/server/http/limits/limits.ts'
import { connectRedis, type Redis } from '#platform/server/redis/connect-redis.ts'
import { nameMarket } from '#platform/server/redis/market-name.ts'
import { countInRedis } from '#platform/server/redis/shared-counts.ts'

export interface OpenedRedis {
  limits: Limits
  /** Null: there is none. */
  redis: Redis | null
  stop: () => Promise<void>
}

/** The parts that nodes share where there is a REDIS_URL, and their local ones where there is none. */
export async function openRedis({ nodes, http, process }: Config, log: Logger): Promise<OpenedRedis> {
  if (nodes.redisUrl === null) {
    // The processes of one machine know how many they are.
    const alone: SharedCounts = { add: async () => null, countNodes: () => nodes.processes }
    const limits = nodes.processes === 1 ? localLimits : shareLimits(alone)
    return { limits, redis: null, stop: async () => undefined }
  }
  const redis = await connectRedis(nodes.redisUrl, log)
  // A worker takes no requests, so it has no share in what they are limited to.
  if (process.role === 'worker') return { limits: localLimits, redis, stop: redis.stop }
  const counts = countInRedis(redis, log, nameMarket(http.publicUrl))
  return {
    limits: shareLimits(counts),
    redis,
    async stop() {
      await counts.stop()
      await redis.stop()
    },
  }
}
