import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Readiness } from '../ops/ops-server.ts'
import type { Platform } from '../platform.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready; called some seconds before closing, so that proxies notice. */
    announceStop: () => void
    /** Reports not ready until this has settled. */
    delayReady: (until: Promise<unknown>) => void
    /** A write found the disk full: reports not ready for a while. */
    noteDiskFull: () => void
    readReadiness: () => Promise<Readiness>
  }
}

const fullForMs = 30_000
/** Public pages are served stale for as long without a database. */
const maxWithoutDatabaseMs = 600_000

/**
 * `/health/live`: the process runs. `/health/ready`: it can take requests, or has lost the database
 * for less than ten minutes (`degraded`), when it serves public pages and refuses the rest with 503.
 */
export function registerHealth(server: FastifyInstance, { pool }: Pick<Platform, 'pool'>): void {
  let state: 'starting' | 'running' | 'stopping' = 'starting'
  server.addHook('onReady', async () => void (state = 'running'))
  server.addHook('preClose', async () => void (state = 'stopping'))
  server.decorate('announceStop', () => void (state = 'stopping'))
  // A proxy that reuses its connections would lose the request that it sends as they are closed.
  server.addHook('onRequest', async (_request, reply) => {
    if (state === 'stopping') reply.header('connection', 'close')
  })

  let delays = 0
  const endDelay = () => void (delays -= 1)
  server.decorate('delayReady', (until) => {
    delays += 1
    until.then(endDelay, endDelay)
  })

  let fullAt = -Infinity
  let reachedAt = -Infinity
  server.decorate('noteDiskFull', () => void (fullAt = performance.now()))

  server.get('/health/live', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', checks: {} }
  })

  server.decorate('readReadiness', async () => {
    const database = await pingDatabase(pool)
    const disk = performance.now() - fullAt < fullForMs ? 'full' : 'ok'
    const process = state === 'running' && delays > 0 ? 'starting' : state
    if (database === 'ok') reachedAt = performance.now()
    // If every node were taken out at once, nobody would see even the pages that need no database.
    const isReachable = performance.now() - reachedAt < maxWithoutDatabaseMs
    const isReady = process === 'running' && isReachable && disk === 'ok'
    const status = !isReady ? 'unavailable' : database === 'ok' ? 'ok' : 'degraded'
    return { isReady, body: { status, checks: { process, database, disk } } }
  })

  server.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const { isReady, body } = await server.readReadiness()
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return body
  })
}

// Probes share one query, so that a hanging database doesn't get ever more connections.
const pending = new WeakMap<pg.Pool, Promise<unknown>>()

export async function pingDatabase(pool: pg.Pool): Promise<'ok' | 'failed' | 'slow'> {
  let question = pending.get(pool)
  if (!question) {
    question = pool.query('select 1').finally(() => pending.delete(pool))
    pending.set(pool, question)
  }
  const patience = Promise.withResolvers<'slow'>()
  const timer = setTimeout(patience.resolve, 1_000, 'slow')
  try {
    return await Promise.race([question.then(() => 'ok' as const), patience.promise])
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
