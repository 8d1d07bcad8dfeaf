import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveMessage } from '#platform/common/live.ts'
import { createTestPlatform, type TestPlatform } from '#test/harness/test-platform.ts'
import { transact } from './database/db.ts'
import { createLiveHub, publishTopic, type LiveHub } from './live-hub.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const shown = (id: number, loads: number) => ({
  kind: 'listing',
  listing: { listing_id: id, watchers: loads },
})

async function startHub(apartMs?: number) {
  const hub = createLiveHub({ connection: platform.connection, log: platform.log, apartMs })
  const requests: number[][] = []
  hub.source('lamp', async (ids) => {
    requests.push(ids)
    return new Map(ids.map((id) => [id, shown(id, requests.length) as LiveMessage]))
  })
  await hub.start()
  return { hub, requests, [Symbol.asyncDispose]: () => hub.stop() }
}

function subscriber(hub: LiveHub, topics: { states?: string[]; news?: string[] }) {
  const received: LiveMessage[] = []
  let arrived = Promise.withResolvers<void>()
  const leave = hub.subscribe({ states: [], news: [], ...topics }, (message) => {
    received.push(message)
    arrived.resolve()
  })
  const next = async () => {
    while (received.length === 0) await arrived.promise
    if (received.length === 1) arrived = Promise.withResolvers()
    return received.shift()
  }
  return { next, leave, received }
}

const touch = (...topics: string[]) =>
  transact(platform.db, async (tx) => {
    for (const topic of topics) await publishTopic(tx, topic)
  })

test('a change is sent on commit, to the subscribers of its topic', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { news: ['lamp:1'] })
  const other = subscriber(live.hub, { news: ['lamp:2'] })
  await touch('lamp:1')
  expect(await one.next()).toEqual(shown(1, 1))
  expect(other.received).toEqual([])
})

test('a rolled-back change is never sent', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { news: ['lamp:1', 'lamp:2'] })
  const failing = transact(platform.db, async (tx) => {
    await publishTopic(tx, 'lamp:1')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await touch('lamp:2')
  expect(await one.next()).toEqual(shown(2, 1))
  expect(one.received).toEqual([])
})

test('a subscriber of a state gets it at once, and of news only new ones', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { states: ['lamp:1'], news: ['lamp:2'] })
  expect(await one.next()).toEqual(shown(1, 1))
  const later = subscriber(live.hub, { states: ['lamp:1'] })
  expect(await later.next()).toEqual(shown(1, 2))
  expect(one.received).toEqual([])
})

test('states joined together are loaded together', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { states: ['lamp:1', 'lamp:2', 'lamp:3'] })
  await one.next()
  expect(live.requests).toEqual([[1, 2, 3]])
})

test('the first change is sent at once, and following ones together', async () => {
  await using live = await startHub(300)
  const one = subscriber(live.hub, { news: ['lamp:1'] })
  await touch('lamp:1')
  await one.next()
  const first = Date.now()
  for (let change = 0; change < 10; change += 1) await touch('lamp:1')
  expect(await one.next()).toEqual(shown(1, 2))
  expect(Date.now() - first).toBeGreaterThanOrEqual(250)
  await touch('lamp:1')
  expect(await one.next()).toEqual(shown(1, 3))
})

test('topics that change together are loaded together', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { news: ['lamp:1', 'lamp:2', 'lamp:3'] })
  await touch('lamp:1', 'lamp:2', 'lamp:3', 'lamp:4')
  for (let message = 0; message < 3; message += 1) await one.next()
  expect(live.requests.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3])
  expect(live.requests.length).toBeLessThan(3)
})

test('a hello and the present states are sent after a gap', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { states: ['lamp:1'], news: ['lamp:2'] })
  await one.next()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(platform.db)
  expect(await one.next()).toMatchObject({ kind: 'hello' })
  expect(await one.next()).toEqual(shown(1, 2))
  await touch('lamp:2')
  expect(await one.next()).toEqual(shown(2, 3))
})

test('a failed load is retried', async () => {
  await using live = await startHub()
  let tries = 0
  live.hub.source('fuse', async (ids) => {
    if ((tries += 1) === 1) throw new Error('blown')
    return new Map(ids.map((id) => [id, shown(id, tries) as LiveMessage]))
  })
  const one = subscriber(live.hub, { states: ['fuse:7'] })
  expect(await one.next()).toEqual(shown(7, 2))
})

test('only the ended session is notified', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { news: ['session:1'] })
  const other = subscriber(live.hub, { news: ['session:2'] })
  await touch('session:1')
  expect(await one.next()).toEqual({ kind: 'session_ended' })
  expect(other.received).toEqual([])
})

test('a subscriber that left gets nothing more', async () => {
  await using live = await startHub()
  const one = subscriber(live.hub, { news: ['lamp:1'] })
  const other = subscriber(live.hub, { news: ['lamp:1'] })
  expect(live.hub.count()).toBe(2)
  one.leave()
  expect(live.hub.count()).toBe(1)
  await touch('lamp:1')
  await other.next()
  expect(one.received).toEqual([])
})

test('a topic without a source fails at once', async () => {
  await using live = await startHub()
  expect(() => live.hub.subscribe({ states: ['moon:1'], news: [] }, () => undefined)).toThrow("'moon:1'")
  expect(live.hub.count()).toBe(0)
})

test('cache listeners get every change, and gaps too', async () => {
  const hub = createLiveHub({ connection: platform.connection, log: platform.log })
  const topics: string[] = []
  const missed = Promise.withResolvers<void>()
  const received = Promise.withResolvers<void>()
  hub.onNotify({
    touched: (topic) => {
      topics.push(topic)
      received.resolve()
    },
    missed: missed.resolve,
  })
  await hub.start()
  try {
    await touch('market')
    await received.promise
    expect(topics).toEqual(['market'])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query ilike 'listen %'`.execute(platform.db)
    await missed.promise
  } finally {
    await hub.stop()
  }
})

test('a hub is connected only while it listens', async () => {
  await using database = await createTestPlatform()
  const hub = createLiveHub({ connection: database.connection, log: database.log })
  expect(hub.isConnected()).toBe(false)
  await hub.start()
  expect(hub.isConnected()).toBe(true)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() and query like 'listen%'`.execute(
    database.db,
  )
  await expect.poll(() => hub.isConnected(), { interval: 1 }).toBe(false)
  await expect.poll(() => hub.isConnected()).toBe(true)
  await hub.stop()
  expect(hub.isConnected()).toBe(false)
})
