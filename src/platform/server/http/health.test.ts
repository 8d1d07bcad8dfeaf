import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { createPool, type Connection } from '../database/db.ts'
import { registerHealth } from './health.ts'

async function serveHealth(connection: Connection) {
  const pool = createPool(connection, pino({ enabled: false }))
  const server = Fastify()
  registerHealth(server, { pool })
  const request = async (which: string) => {
    const answer = await server.inject(`/health/${which}`)
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    request,
    server,
    async [Symbol.asyncDispose]() {
      await server.close()
      void pool.end()
    },
  }
}

test('the server is ready while the database answers, and for ten minutes after it died', async () => {
  const database = await createTestDatabase()
  await using app = await serveHealth(database.connection)
  expect(await app.request('ready')).toMatchObject({
    status: 'ok',
    checks: { process: 'running', database: 'ok' },
  })
  await database.drop()
  const failed = { database: 'failed' }
  expect(await app.request('ready')).toMatchObject({ status: 'degraded', checks: failed })
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000)
  expect(await app.request('ready')).toMatchObject({ status: 'unavailable', checks: failed })
  clock.mockRestore()
  expect(await app.request('live')).toMatchObject({ status: 'ok' })
})

test('the server isn’t ready while the database is silent', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0)
  const { port } = silent.address() as AddressInfo
  await using app = await serveHealth({ host: '127.0.0.1', port, connectionTimeoutMillis: 3_000 })
  expect((await app.server.inject('/health/ready')).statusCode).toBe(503)
  expect(await app.request('ready')).toMatchObject({ checks: { database: 'slow' } })
  silent.close()
})

test('the server isn’t ready until every delay has settled, successful or not', async () => {
  const database = await createTestDatabase()
  await using app = await serveHealth(database.connection)
  await app.server.ready()
  const [warming, filling] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.server.delayReady(warming.promise)
  app.server.delayReady(filling.promise)
  const starting = { status: 'unavailable', checks: { process: 'starting', database: 'ok' } }
  expect(await app.request('ready')).toMatchObject(starting)
  warming.reject(new Error('no page'))
  expect(await app.request('ready')).toMatchObject(starting)
  filling.resolve()
  expect(await app.request('ready')).toMatchObject({ status: 'ok', checks: { process: 'running' } })
  await database.drop()
})

test('the server isn’t ready once stopping was announced, though it still answers', async () => {
  const database = await createTestDatabase()
  await using app = await serveHealth(database.connection)
  await app.server.ready()
  app.server.announceStop()
  const answer = await app.server.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ checks: { process: 'stopping', database: 'ok' } })
  const live = await app.server.inject('/health/live')
  expect(live.statusCode).toBe(200)
  expect(live.headers.connection).toBe('close')
  await database.drop()
})
