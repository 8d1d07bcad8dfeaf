import { promiseWithin } from '../redis/promise-within.ts'
import { ok, type Check } from './check.ts'

const patienceMs = 5_000

/** Whether REDIS_URL can be reached and takes the password, which a node merely does without. */
export const checkRedis = (url: string): Check => ({
  name: 'Redis',
  run: async () => {
    const { createClient } = await import('@redis/client')
    const client = createClient({ url, socket: { connectTimeout: patienceMs, reconnectStrategy: false } })
    // Each is also thrown by the call that fails.
    client.on('error', () => undefined)
    const ask = async () => {
      await client.connect()
      await client.ping()
    }
    try {
      await promiseWithin(ask(), patienceMs)
      return ok('answers')
    } finally {
      if (client.isOpen) client.destroy()
    }
  },
})
