import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { SharedCounts } from '../http/limits/limits.ts'
import type { Redis } from './connect-redis.ts'

const beatMs = 5_000
const nodeLastsMs = 3 * beatMs

export interface RedisCounts extends SharedCounts {
  stop: () => Promise<void>
}

/** A window begins with the first call that is counted, and Redis forgets it at its end. */
export function countInRedis(
  { client, isConnected, run }: Pick<Redis, 'client' | 'isConnected' | 'run'>,
  log: Pick<Logger, 'warn'>,
  /** Others may use the same Redis. */
  market: string,
): RedisCounts {
  const nodesKey = `hoko:${market}:nodes`
  const node = randomUUID()
  let nodes = 1

  async function beat() {
    const now = Date.now()
    const [, , count] = await run(() =>
      client
        .multi()
        .zAdd(nodesKey, { score: now, value: node })
        .zRemRangeByScore(nodesKey, 0, now - nodeLastsMs)
        .zCard(nodesKey)
        .exec(),
    )
    nodes = Math.max(1, Number(count))
  }
  const tryBeat = () => {
    if (!isConnected()) return
    beat().catch((error: unknown) => log.warn({ err: error }, 'could not count the nodes in Redis'))
  }
  const timer = setInterval(tryBeat, beatMs)
  client.on('ready', tryBeat)

  return {
    async add(key, windowMs) {
      if (!isConnected()) return null
      try {
        const name = `hoko:${market}:limit:${key}`
        const [, count, leftMs] = await run(() =>
          client
            .multi()
            .set(name, 0, { expiration: { type: 'PX', value: windowMs }, condition: 'NX' })
            .incr(name)
            .pTTL(name)
            .exec(),
        )
        return { count: Number(count), leftMs: Math.max(0, Number(leftMs)) }
      } catch {
        // The caller counts by itself; the loss of Redis is logged where it is noticed.
        return null
      }
    },
    countNodes: () => nodes,
    async stop() {
      clearInterval(timer)
      if (isConnected()) await run(() => client.zRem(nodesKey, node)).catch(() => undefined)
    },
  }
}
