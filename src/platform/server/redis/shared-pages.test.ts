import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedisNodes, type RedisNode } from '#test/harness/redis-nodes.ts'
import { hasRedis, startRedisServer, type RedisServer } from '#test/harness/redis-server.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { createCaches } from '../cache/caches.ts'
import { createTopicTimes } from '../cache/topic-times.ts'
import { compressPage } from '../http/pages/compressed-page.ts'
import { cachePages, type Audience, type PageAddress } from '../http/pages/page-cache.ts'
import { sharePages, waitMs } from '../http/pages/share-pages.ts'
import { noRoom } from '../http/pages/not-rendered.ts'
import { createPageStore } from './page-store.ts'

interface Rendering {
  audience?: Audience
  ms?: number
  size?: number
  hasRoom?: boolean
}

const log = pino({ enabled: false })

describe.skipIf(!hasRedis)('pages shared by the redis-server of this machine', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let server: RedisServer
  let builds = 0
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startRedisServer()
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database.drop()
  })

  /** The market's one state is a number. */
  async function startMarket() {
    const nodes = await startRedisNodes({ connection: database.connection, redisUrl: server.url })
    const market = { state: 0, rendered: 0 }
    builds += 1
    const build = `build ${builds}`
    async function render({ audience = 'everybody', ms = 30, size = 0, hasRoom = true }: Rendering) {
      if (!hasRoom) throw noRoom
      const text = `state ${market.state} ${randomBytes(size).toString('base64')}`
      market.rendered += 1
      await delay(ms)
      const html = new TextEncoder().encode(text)
      const page = { status: 200, html, location: null, scripts: [], topics: [] }
      return { page: await compressPage(page, { imageOrigins: [], canBeFramed: false }), audience }
    }
    const open = ({ db, live, redis, readMarket }: RedisNode) => {
      const counts = { taken: 0, rendered: 0 }
      const store = createPageStore({ redis: redis!, readMarket, build, counts })
      const times = createTopicTimes({ db, live })
      const share = sharePages({ store, times, live, log, replica: null })
      const readPage = cachePages({ caches: createCaches({ db, live }), live, share, replica: null })
      const read = async (address: PageAddress, rendering: Rendering = {}) => {
        const { identity } = await readPage(address, () => render(rendering))
        return Number(/state (\d+)/.exec(identity.bytes.toString())?.[1])
      }
      return { read, store }
    }
    const readers = nodes.map(open)
    const change = async (node: RedisNode, ...topics: string[]) => {
      market.state += 1
      await node.publish(...topics)
    }
    return {
      nodes,
      readers,
      market,
      change,
      readAll: (address: PageAddress, times = 1) =>
        Promise.all(readers.flatMap(({ read }) => Array.from({ length: times }, () => read(address)))),
      [Symbol.asyncDispose]: () => nodes[Symbol.asyncDispose](),
    }
  }
  /** Longer than nodes may lag behind each other. */
  const settle = () => delay(300)

  test('three nodes render a page once between them for each state of the market', async () => {
    await using live = await startMarket()
    const home: PageAddress = { key: '/home', topics: ['lamp:1'], apartMs: 1_000 }
    await settle()
    for (let quick = 0; quick < 3;) {
      live.market.rendered = 0
      const began = performance.now()
      const states = await live.readAll(home, 20)
      expect(new Set(states)).toEqual(new Set([live.market.state]))
      // On a busy machine a rendering may take longer than the others wait for it.
      if (performance.now() - began < waitMs) {
        quick += 1
        expect(live.market.rendered).toBe(1)
      }
      await live.change(live.nodes[quick % 3]!, 'lamp:1')
      await delay(1_100)
    }
  })

  test('three nodes render a page about once a second while the market moves all the time', async () => {
    await using live = await startMarket()
    const home: PageAddress = { key: '/home', topics: ['lamp:1'], apartMs: 1_000, renewedMs: 2_000 }
    await live.readAll(home)
    live.market.rendered = 0
    const began = performance.now()
    while (performance.now() - began < 4_000) {
      await live.change(live.nodes[0], 'lamp:1')
      await live.readAll(home)
      await delay(20)
    }
    expect(live.market.rendered).toBeGreaterThanOrEqual(3)
    expect(live.market.rendered).toBeLessThanOrEqual(6)
  })

  test('a page is never older than a change that its node has heard of', async () => {
    await using live = await startMarket()
    const [a, , c] = live.nodes
    const lamp: PageAddress = { key: '/lamp', topics: ['lamp:2'] }
    for (let n = 0; n < 60; n += 1) {
      void live.readAll(lamp)
      await delay(Math.random() * 30)
      await live.change(a, 'lamp:2', `lamp:change ${n}`)
      const { state } = live.market
      await expect.poll(() => c.received.includes(`lamp:change ${n}`), { interval: 2 }).toBe(true)
      expect(await live.readers[2]!.read(lamp)).toBeGreaterThanOrEqual(state)
    }
  })

  test('a page is never older than a change that its node made itself', async () => {
    await using live = await startMarket()
    const lamp: PageAddress = { key: '/lamp', topics: ['lamp:3'] }
    for (let n = 0; n < 30; n += 1) {
      await live.readers[1]!.read(lamp)
      await live.change(live.nodes[0], 'lamp:3')
      expect(await live.readers[0]!.read(lamp)).toBe(live.market.state)
    }
  })

  test('a node without room to render takes another’s page of before the last change', async () => {
    await using live = await startMarket()
    const [a, b] = live.readers
    const lamp: PageAddress = { key: '/lamp', topics: ['lamp:4'] }
    await settle()
    await a!.read(lamp)
    await settle()
    await live.change(live.nodes[0], 'lamp:4')
    await settle()
    expect(await b!.read(lamp, { hasRoom: false })).toBe(live.market.state - 1)
    expect(await b!.read(lamp)).toBe(live.market.state)
    await expect(b!.read({ key: '/other', topics: [] }, { hasRoom: false })).rejects.toBe(noRoom)
  })

  test('pages of one visitor, of more than five megabytes, and hostile bytes aren’t shared', async () => {
    await using live = await startMarket()
    const [a, b] = live.readers
    await settle()
    const read = async (key: string, options: { audience?: Audience; size?: number } = {}) => {
      await a!.read({ key, topics: [] }, options)
      // A large one may still be on its way.
      await delay(300)
      live.market.rendered = 0
      await b!.read({ key, topics: [] })
      return live.market.rendered
    }
    expect(await read('/shared')).toBe(0)
    expect(await read('/private', { audience: 'visitor' })).toBe(1)
    expect(await read('/failed', { audience: 'waiting' })).toBe(1)
    expect(await read('/large', { size: 4_000_000 })).toBe(0)
    expect(await read('/too-large', { size: 6_000_000 })).toBe(1)
    const { client } = live.nodes[0].redis!
    const keys = await client.keys('hoko:*')
    for (const key of keys) await client.set(key, 'hostile', { expiration: { type: 'PX', value: 20_000 } })
    live.market.rendered = 0
    expect(await live.readers[2]!.read({ key: '/shared', topics: [] })).toBe(live.market.state)
    expect(live.market.rendered).toBe(1)
  })

  test('a page that reaches a hanging Redis late isn’t taken for a new one', async () => {
    await using live = await startMarket()
    const { store } = live.readers[0]!
    const lock = await store.lock('late')
    server.pause()
    await expect(store.put('late', lock!, Buffer.from('page'))).rejects.toThrow('250 ms')
    await delay(1_500)
    server.resume()
    await delay(600)
    const found = await live.readers[1]!.store.find('late')
    expect(found!.bytes.toString()).toBe('page')
    expect(found!.ageMs).toBeGreaterThanOrEqual(2_000)
  })

  test('a Redis that hangs or is gone delays one page by 250 ms and none after it', async () => {
    await using live = await startMarket()
    const { read } = live.readers[0]!
    const time = async (key: string) => {
      const began = performance.now()
      expect(await read({ key, topics: [] })).toBe(0)
      return performance.now() - began
    }
    await time('/usual')
    server.pause()
    expect(await time('/first')).toBeLessThan(600)
    expect(await time('/second')).toBeLessThan(200)
    server.resume()
    server.kill()
    await expect.poll(() => live.nodes[0].redis!.isConnected()).toBe(false)
    expect(await time('/third')).toBeLessThan(200)
    await server.start()
    await expect.poll(() => live.nodes[0].redis!.isConnected(), { timeout: 8_000 }).toBe(true)
  })
})
