import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Redis } from './connect-redis.ts'
import { promiseWithin } from './promise-within.ts'

export interface Subscription {
  stop: () => Promise<void>
}

interface Subscribing {
  redis: Pick<Redis, 'createConnection'>
  channel: string
  log: Logger
  receive: (message: string) => void
  /** Messages may have been missed: called at each beginning and each end of a subscription. */
  missed: () => void
  pingMs?: number
}

const retryMs = 1_000

/** Uses its own connection, which is renewed as long as it runs. */
export function subscribeToChannel({
  redis,
  channel,
  log,
  receive,
  missed,
  pingMs = 5_000,
}: Subscribing): Subscription {
  const stopped = new AbortController()

  async function listenUntilLost() {
    const connection = redis.createConnection()
    const lost = Promise.withResolvers<void>()
    connection.on('error', (error: unknown) => lost.reject(error))
    connection.on('end', () => lost.resolve())
    // Handled before it's awaited below: an unhandled rejection would end the process.
    lost.promise.catch(() => undefined)
    const stop = () => lost.resolve()
    stopped.signal.addEventListener('abort', stop)
    let isListening = false
    const within = (promise: Promise<unknown>) => promiseWithin(promise, pingMs)
    // A connection whose peer vanished stays silent forever; only a command reveals it.
    const pings = setInterval(() => void within(connection.ping()).catch(lost.reject), pingMs)
    try {
      await within(connection.connect())
      await within(connection.subscribe(channel, receive))
      isListening = true
      missed()
      await lost.promise
    } finally {
      clearInterval(pings)
      stopped.signal.removeEventListener('abort', stop)
      if (connection.isOpen) connection.destroy()
      if (isListening && !stopped.signal.aborted) missed()
    }
  }

  async function keepListening() {
    let hasWarned = false
    while (!stopped.signal.aborted) {
      try {
        await listenUntilLost()
      } catch (error) {
        if (!hasWarned) log.warn({ err: error }, 'lost the subscription in Redis')
        hasWarned = true
      }
      await delay(retryMs, null, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  const ended = keepListening()
  return {
    stop: async () => {
      stopped.abort()
      await ended
    },
  }
}
