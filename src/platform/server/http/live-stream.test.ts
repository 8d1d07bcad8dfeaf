import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from '../database/db.ts'
import { createLiveHub, publishTopic } from '../live-hub.ts'
import type { Caller } from './call.ts'
import { registerLiveStream } from './live-stream.ts'
import { registerProblems } from './problems.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const mere: Caller = { id: toAccountId(55), type: 'user', session_id: 9 }
const listingMessage = (listingId: number, filling?: string) =>
  ({ kind: 'listing', listing: { listing_id: listingId, filling } }) as unknown as LiveMessage

async function serveLive(limits = {}) {
  const live = createLiveHub({ connection: platform.connection, log: platform.log })
  let filling: string | undefined
  live.source('listing', async (ids) => new Map(ids.map((id) => [id, listingMessage(id, filling)])))
  live.source(
    'account',
    async (ids) => new Map(ids.map((id) => [id, { kind: 'hello', server_time: `account ${id}` }])),
  )
  live.source(
    'bidding',
    async (ids) => new Map(ids.map((id) => [id, { kind: 'bidding', listing_ids: [id] }])),
  )
  live.source('chat', async (ids) => new Map(ids.map((id) => [id, { kind: 'chat', unread: id }])))
  await live.start()
  const sessions = new Map([['good', mere]])
  const server: FastifyInstance = Fastify()
  registerProblems(server)
  registerLiveStream(server, { live }, async (token) => sessions.get(token) ?? null, limits)
  const address = await server.listen({ port: 0 })
  const open = (topics: string, token?: string) =>
    fetch(
      `${address}/api/live?topics=${topics}`,
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    )
  return {
    open,
    live,
    server,
    sessions,
    address,
    fill: (text: string) => void (filling = text),
    async [Symbol.asyncDispose]() {
      await server.close()
      await live.stop()
    },
  }
}

function eventsOf(answer: Response) {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const block = async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const found = text.slice(0, end)
        text = text.slice(end + 2)
        return found
      }
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) return undefined
      text += value
    }
  }
  const next = async () => {
    const [id, data] = (await block())?.split('\n') ?? []
    if (!id || !data) return undefined
    return {
      id: Number(id.replace('id: ', '')),
      message: JSON.parse(data.replace('data: ', '')) as LiveMessage,
    }
  }
  return { block, next, cancel: () => reader.cancel() }
}

const touch = (topic: string) => transact(platform.db, (tx) => publishTopic(tx, topic))

test('a visitor gets a greeting, the present state, and then every change', async () => {
  await using app = await serveLive()
  const answer = await app.open('listing:1')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  const events = eventsOf(answer)
  expect(await events.next()).toMatchObject({ id: 1, message: { kind: 'hello' } })
  expect(await events.next()).toEqual({ id: 2, message: listingMessage(1) })
  await touch('listing:1')
  expect(await events.next()).toEqual({ id: 3, message: listingMessage(1) })
})

test('signed-in members get their account’s messages until their session ends', async () => {
  await using app = await serveLive()
  const events = eventsOf(await app.open('me', 'good'))
  await events.next()
  await touch('account:56')
  await touch('account:55')
  expect(await events.next()).toMatchObject({ message: { server_time: 'account 55' } })
  await touch('chat:56')
  await touch('chat:55')
  expect(await events.next()).toMatchObject({ message: { kind: 'chat', unread: 55 } })
  await touch('session:9')
  expect(await events.next()).toMatchObject({ message: { kind: 'session_ended' } })
  expect(await events.next()).toBeUndefined()
})

test.each([
  { topics: '', status: 422, key: 'validation_failed' },
  { topics: 'listing:0', status: 422, key: 'validation_failed' },
  { topics: 'listing:1;drop', status: 422, key: 'validation_failed' },
  { topics: 'account:55', status: 422, key: 'validation_failed' },
  { topics: 'session:9', status: 422, key: 'validation_failed' },
  { topics: 'chat:55', status: 422, key: 'validation_failed' },
  {
    topics: Array.from({ length: 101 }, (_, n) => `listing:${n + 1}`).join(),
    status: 422,
    key: 'validation_failed',
  },
  { topics: 'me', status: 401, key: 'unauthenticated' },
  { topics: 'me', token: 'ended', status: 401, key: 'logout_user' },
])('topics $topics with token $token are refused: $key', async ({ topics, token, status, key }) => {
  await using app = await serveLive()
  const answer = await app.open(topics, token)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ key })
  expect(app.live.count()).toBe(0)
})

test('an address may open a limited number of streams, and another once one ends', async () => {
  await using app = await serveLive({ maxPerAddress: 2 })
  const first = eventsOf(await app.open('listing:1'))
  await first.next()
  await app.open('listing:1')
  const third = await app.open('listing:1')
  expect(third.status).toBe(429)
  expect(await third.json()).toMatchObject({ key: 'rate_limited', retry_after_s: 30 })
  await first.cancel()
  await expect.poll(() => app.live.count()).toBe(1)
  expect((await app.open('listing:1')).status).toBe(200)
})

test('signed-in members don’t count towards their address’s limit', async () => {
  await using app = await serveLive({ maxPerAddress: 1 })
  expect((await app.open('me', 'good')).status).toBe(200)
  expect((await app.open('listing:1')).status).toBe(200)
  expect((await app.open('me', 'good')).status).toBe(200)
  expect((await app.open('listing:1')).status).toBe(429)
})

test('a session may open a limited number of streams, from any address', async () => {
  await using app = await serveLive({ maxPerSession: 1 })
  const token = 'good'
  const first = eventsOf(await app.open('me', token))
  await first.next()
  expect((await app.open('me', token)).status).toBe(429)
  expect((await app.open('listing:1')).status).toBe(200)
  await first.cancel()
  await expect.poll(() => app.live.count()).toBe(1)
  expect((await app.open('me', token)).status).toBe(200)
})

test('an idle stream sends heartbeats', async () => {
  await using app = await serveLive({ heartbeatMs: 10 })
  const events = eventsOf(await app.open('listing:1'))
  await events.next()
  await events.next()
  expect(await events.block()).toBe(':')
})

test('a stream sends another heartbeat while the database can’t be reached', async () => {
  await using app = await serveLive({ heartbeatMs: 10 })
  const events = eventsOf(await app.open('listing:1'))
  await events.next()
  await events.next()
  expect(app.live.isConnected()).toBe(true)
  app.live.isConnected = () => false
  await expect.poll(() => events.block()).toBe(': stale')
})

test('closing the server ends all streams at once', async () => {
  await using app = await serveLive()
  const events = eventsOf(await app.open('listing:1'))
  await events.next()
  await events.next()
  await app.server.close()
  expect(await events.next()).toBeUndefined()
  expect(app.live.count()).toBe(0)
})

test('a session that ended during a gap is noticed', async () => {
  await using app = await serveLive()
  const events = eventsOf(await app.open('me', 'good'))
  await events.next()
  app.sessions.delete('good')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(platform.db)
  expect(await events.next()).toMatchObject({ message: { kind: 'hello' } })
  expect(await events.next()).toMatchObject({ message: { kind: 'session_ended' } })
  expect(await events.next()).toBeUndefined()
})

test('a stream whose reader is stuck is cut off, and others go on', async () => {
  await using app = await serveLive()
  const events = eventsOf(await app.open('listing:2'))
  await events.next()
  const stuck = connect(Number(new URL(app.address).port), 'localhost').pause()
  stuck.write('GET /api/live?topics=listing:1 HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await expect.poll(() => app.live.count()).toBe(2)
  app.fill('x'.repeat(2_000_000))
  const countAfterTouch = async () => {
    await touch('listing:1')
    return app.live.count()
  }
  await expect.poll(countAfterTouch, { timeout: 10_000 }).toBe(1)
  app.fill('')
  await touch('listing:2')
  expect(await events.next()).toMatchObject({ message: { listing: { listing_id: 2 } } })
  stuck.destroy()
})
