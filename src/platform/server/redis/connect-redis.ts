import type { RedisClientType } from '@redis/client'
import type { Logger } from 'pino'

export interface Redis {
  client: RedisClientType
  isConnected: () => boolean
  stop: () => Promise<void>
}

/** No command is waited for longer. */
const commandMs = 250

/**
 * Loads the library, which nodes without REDIS_URL do without. Resolves at once: Redis may be away,
 * now or later, and everything works without it.
 */
export async function connectRedis(url: string, log: Logger): Promise<Redis> {
  const { createClient } = await import('@redis/client')
  let isConnected = false
  const client: RedisClientType = createClient({
    url,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 2_000) },
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    commandOptions: { timeout: commandMs },
    pingInterval: 10_000,
  })
  client.on('ready', () => {
    log.info('connected to Redis')
    isConnected = true
  })
  client.on('error', (error) => {
    // Each further attempt fails in the same way.
    if (isConnected) log.warn({ err: error }, 'lost Redis: each node counts its share of the limits')
    isConnected = false
  })
  client.connect().catch((error: unknown) => log.warn({ err: error }, 'Redis can’t be reached yet'))
  return { client, isConnected: () => isConnected, stop: async () => client.destroy() }
}
