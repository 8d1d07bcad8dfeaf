import type { RedisClientType } from '@redis/client'
import type { Logger } from 'pino'
import { promiseWithin } from './promise-within.ts'

export interface Redis {
  client: RedisClientType
  /** False also for a moment after a command failed. */
  isConnected: () => boolean
  /**
   * Rejects within 250 ms if Redis is away or slow, and then at once for two seconds, so that it's
   * waited for once.
   */
  run: <Answer>(send: (client: RedisClientType) => Promise<Answer>) => Promise<Answer>
  /** Answers strings as bytes. */
  readBytes: (key: string) => Promise<{ bytes: Buffer; leftMs: number } | null>
  /** A further connection, which isn't renewed and not connected yet. */
  createConnection: () => RedisClientType
  stop: () => Promise<void>
}

/** No command is waited for longer. */
const commandMs = 250
const pauseMs = 2_000

/**
 * Loads the library, which nodes without REDIS_URL do without. Resolves at once: Redis may be away,
 * now or later, and everything works without it.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { createClient, RESP_TYPES } = await import('@redis/client')
  let hasConnection = false
  let pausedUntil = 0
  const createFor = (reconnectStrategy: false | ((tries: number) => number)): RedisClientType =>
    createClient({
      url,
      socket: { connectTimeout: 2_000, reconnectStrategy },
      disableOfflineQueue: true,
      commandsQueueMaxLength: 10_000,
      pingInterval: 10_000,
    })
  const client = createFor((tries) => Math.min(100 * 2 ** tries, 2_000))
  const bytesClient = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  client.on('ready', () => {
    log.info('connected to Redis')
    hasConnection = true
    pausedUntil = 0
  })
  client.on('error', (error) => {
    // Each further attempt fails in the same way.
    if (hasConnection) log.warn({ err: error }, 'lost Redis: this node does without what nodes share')
    hasConnection = false
  })
  client.connect().catch((error: unknown) => log.warn({ err: error }, 'Redis can’t be reached yet'))
  const isConnected = () => hasConnection && performance.now() >= pausedUntil

  async function run<Answer>(send: (to: RedisClientType) => Promise<Answer>): Promise<Answer> {
    if (!isConnected()) throw new Error('Redis is away.')
    try {
      return await promiseWithin(send(client), commandMs)
    } catch (error) {
      if (isConnected()) log.warn({ err: error }, 'Redis is slow or fails: it’s left alone for two seconds')
      pausedUntil = performance.now() + pauseMs
      throw error
    }
  }

  return {
    client,
    isConnected,
    run,
    async readBytes(key) {
      const [bytes, leftMs] = await run(() =>
        // Sent together, in one order.
        Promise.all([bytesClient.get(key), client.pTTL(key)]),
      )
      return Buffer.isBuffer(bytes) && leftMs > 0 ? { bytes, leftMs } : null
    },
    createConnection: () => createFor(false),
    stop: async () => client.destroy(),
  }
}
