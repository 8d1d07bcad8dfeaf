import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'pino'
import { must } from '#platform/common/must.ts'
import type { Connection } from './db.ts'

export interface Listener {
  ready: Promise<void>
  stop: () => Promise<void>
}

interface Listening {
  connection: Connection
  channel: string
  /** Its `application_name`. */
  name?: string
  log: Logger
  receive: (payload: string) => void
  /** Called each time it starts to listen; `again` if something may have been missed before. */
  connected?: (again: boolean) => void
  /** Called when a connection that listened is lost. */
  disconnected?: () => void
  syncClock?: (nowMs: number) => void
  pingMs?: number
}

/** Uses its own connection, which is renewed as long as it runs. */
export function listenToChannel({
  connection,
  channel,
  name,
  log,
  receive,
  connected,
  disconnected,
  syncClock,
  pingMs = 10_000,
}: Listening): Listener {
  const stopped = new AbortController()
  const ready = Promise.withResolvers<void>()
  let again = false

  async function listenUntilLost() {
    const client = new Client({
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
      ...connection,
      ...(name !== undefined && { application_name: name }),
    })
    const lost = Promise.withResolvers<void>()
    client.on('error', (error) => lost.reject(error))
    client.on('end', () => lost.resolve())
    client.on('notification', (message) => receive(message.payload ?? ''))
    // Handled before it's awaited below: an unhandled rejection would end the process.
    lost.promise.catch(() => undefined)
    // A connection whose peer vanished stays silent forever; only a query reveals it.
    const ping = async () => {
      const { rows } = await client.query<{ ms: number }>(
        `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
      )
      syncClock?.(must(rows[0], 'ms').ms)
    }
    const pingTimer = setInterval(() => void ping().catch(lost.reject), pingMs)
    const stop = () => lost.resolve()
    stopped.signal.addEventListener('abort', stop)
    try {
      await client.connect()
      await ping()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
      connected?.(again)
      again = true
      ready.resolve()
      await lost.promise
    } finally {
      clearInterval(pingTimer)
      disconnected?.()
      stopped.signal.removeEventListener('abort', stop)
      client.removeAllListeners('notification')
      void client.end().catch(() => undefined)
    }
  }

  async function keepListening() {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const began = Date.now()
      try {
        await listenUntilLost()
      } catch (error) {
        log.warn({ err: error, channel }, 'lost the connection that listens')
      }
      if (Date.now() - began > 10_000) failures = 0
      await delay(Math.min(100 * 2 ** failures, 5_000), null, { signal: stopped.signal }).catch(
        () => undefined,
      )
    }
  }

  const ended = keepListening()
  return {
    ready: ready.promise,
    stop: async () => {
      stopped.abort()
      await ended
    },
  }
}
