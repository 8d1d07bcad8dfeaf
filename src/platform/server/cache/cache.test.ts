import { expect, test, vi } from 'vitest'
import { createCache, type EntryRules } from './cache.ts'

interface Sheet {
  text: string
  bytes: number
  topics: string[]
  isWorthCaching: boolean
}

interface Rules extends EntryRules {
  key: string
}

const lamp: Rules = { key: 'lamp', topics: ['listing:1'] }
const rug: Rules = { key: 'rug', topics: ['listing:2'] }

function aCache({ maxBytes = 1_000, topics = [] as string[] } = {}) {
  const clock = { now: 1_000_000 }
  const cache = createCache<Sheet>({
    name: 'sheets',
    maxBytes,
    sizeOf: ({ bytes }) => bytes,
    freshMs: 5_000,
    ttlMs: 60_000,
    topics,
    topicsOf: (sheet) => sheet.topics,
    isWorthCaching: ({ isWorthCaching }) => isWorthCaching,
    now: () => clock.now,
  })
  const loads: string[] = []
  const sheet = (text: string, more: Partial<Sheet> = {}): Sheet => ({
    text,
    bytes: 100,
    topics: [],
    isWorthCaching: true,
    ...more,
  })
  const read = async ({ key, ...rules }: Rules, more?: Partial<Sheet>) => {
    const load = async () => sheet(`${key} ${loads.push(key)}`, more)
    return (await cache.read(key, load, rules)).text
  }
  const readSlowly = ({ key, ...rules }: Rules) => {
    const end = Promise.withResolvers<Sheet>()
    const load = () => (loads.push(key), end.promise)
    return {
      text: Promise.resolve(cache.read(key, load, rules)).then(({ text }) => text),
      finish: (...of: Parameters<typeof sheet>) => end.resolve(sheet(...of)),
      fail: end.reject,
    }
  }
  return { clock, cache, loads, read, readSlowly }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('cache loads a value once and serves it while it is fresh', async () => {
  const { read, clock } = aCache()
  expect(await read(lamp)).toBe('lamp 1')
  clock.now += 4_999
  expect(await read(lamp)).toBe('lamp 1')
  expect(await read(rug)).toBe('rug 2')
})

test('cache serves a stale value while it is renewed once', async () => {
  const { read, readSlowly, clock, loads } = aCache()
  await read(lamp)
  clock.now += 5_000
  const renewing = readSlowly(lamp)
  expect(await renewing.text).toBe('lamp 1')
  expect(await read(lamp)).toBe('lamp 1')
  expect(loads).toHaveLength(2)
  renewing.finish('renewed')
  await turn()
  expect(await read(lamp)).toBe('renewed')
  expect(loads).toHaveLength(2)
})

test('cache waits for a value that is past its time to live', async () => {
  const { read, clock } = aCache()
  await read(lamp)
  clock.now += 60_000
  expect(await read(lamp)).toBe('lamp 2')
})

test('cache shares one load among parallel reads', async () => {
  const { read, readSlowly, loads } = aCache()
  const first = readSlowly(lamp)
  const others = [read(lamp), read(lamp)]
  first.finish('shared')
  expect(await Promise.all([first.text, ...others])).toEqual(['shared', 'shared', 'shared'])
  expect(loads).toHaveLength(1)
})

test('cache rejects all waiting reads on a failure, and doesn’t store it', async () => {
  const { read, readSlowly } = aCache()
  const failing = readSlowly(lamp)
  const both = [failing.text, read(lamp)]
  failing.fail(new Error('no'))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(lamp)).toBe('lamp 2')
})

test('cache keeps the stale value if its renewal fails, and tries again', async () => {
  const { read, readSlowly, clock } = aCache()
  await read(lamp)
  clock.now += 5_000
  readSlowly(lamp).fail(new Error('no'))
  await turn()
  expect(await read(lamp)).toBe('lamp 1')
  await turn()
  expect(await read(lamp)).toBe('lamp 3')
})

test('cache shares a value that isn’t worth caching only with waiting reads', async () => {
  const { read, readSlowly } = aCache()
  const first = readSlowly(lamp)
  const waiting = read(lamp)
  first.finish('few', { isWorthCaching: false })
  expect(await Promise.all([first.text, waiting])).toEqual(['few', 'few'])
  expect(await read(lamp)).toBe('lamp 2')
})

test('topic invalidates the entries that name it and no others', async () => {
  const { read, cache } = aCache()
  await read(lamp)
  await read(rug, { topics: ['listing:9'] })
  cache.invalidate('listing:1')
  expect(await read(lamp)).toBe('lamp 3')
  expect(await read(rug)).toBe('rug 2')
  cache.invalidate('listing:9')
  expect(await read(rug)).toBe('rug 4')
})

test('topic of the whole cache invalidates everything, also by prefix', async () => {
  const { read, readSlowly, cache } = aCache({ topics: ['site', 'seller:'] })
  for (const [n, topic] of ['site', 'seller:7'].entries()) {
    await read(lamp)
    const slow = readSlowly(rug)
    cache.invalidate(topic)
    slow.finish('from before')
    expect(await slow.text).toBe('from before')
    expect([await read(lamp), await read(rug)]).toEqual([`lamp ${4 * n + 3}`, `rug ${4 * n + 4}`])
    cache.invalidateAll()
  }
  await read(lamp)
  cache.invalidate('seller')
  expect(await read(lamp)).toBe('lamp 9')
})

test('stream of invalidations loads no more often than the entry allows', async () => {
  const { read, cache, clock, loads } = aCache()
  for (let elapsed = 0; elapsed < 1_000; elapsed += 10) {
    await read({ ...lamp, apartMs: 100 })
    cache.invalidate('listing:1')
    clock.now += 10
  }
  expect(loads).toHaveLength(10)
})

test('cache serves an invalid value briefly while it is renewed, if the entry allows it', async () => {
  const { read, readSlowly, cache, clock, loads } = aCache()
  const list = { ...lamp, renewedMs: 200 }
  await read(list)
  cache.invalidate('listing:1')
  clock.now += 150
  const renewing = readSlowly(list)
  expect(await renewing.text).toBe('lamp 1')
  expect(await read(list)).toBe('lamp 1')
  expect(loads).toHaveLength(2)
  renewing.finish('renewed')
  await turn()
  expect(await read(list)).toBe('renewed')
  clock.now += 200
  cache.invalidate('listing:1')
  expect(await read(list)).toBe('lamp 3')
})

test('cache misses no topic during a load, including topics of the value itself', async () => {
  const { read, readSlowly, cache } = aCache()
  const slow = [readSlowly(lamp), readSlowly(rug)] as const
  cache.invalidate('listing:1')
  cache.invalidate('listing:9')
  slow[0].finish('from before')
  slow[1].finish('from before', { topics: ['listing:9'] })
  expect(await Promise.all(slow.map(({ text }) => text))).toEqual(['from before', 'from before'])
  expect([await read(lamp), await read(rug)]).toEqual(['lamp 3', 'rug 4'])
})

test('read after a topic doesn’t use or get overwritten by an earlier load', async () => {
  const { read, readSlowly, cache, clock } = aCache()
  const slow = readSlowly(lamp)
  clock.now += 1
  cache.invalidate('listing:1')
  expect(await read(lamp)).toBe('lamp 2')
  slow.finish('from before')
  await slow.text
  expect(await read(lamp)).toBe('lamp 2')
})

test('the least recently read entry is evicted', async () => {
  const { read, cache } = aCache({ maxBytes: 250 })
  await read(lamp)
  await read(rug)
  await read(lamp)
  await read({ key: 'chair' })
  expect(cache.measure('bytes')).toBe(200)
  expect(await read(lamp)).toBe('lamp 1')
  expect(await read(rug)).toBe('rug 4')
})

test('replaced value frees its room, and one larger than the cache isn’t stored', async () => {
  const { read, cache, clock } = aCache({ maxBytes: 250 })
  await read(lamp)
  clock.now += 60_000
  await read(lamp, { bytes: 150 })
  expect(cache.measure('bytes')).toBe(150)
  await read(rug, { bytes: 251 })
  expect(cache.measure('bytes')).toBe(150)
  expect(await read(lamp)).toBe('lamp 2')
})

test('cache stores a value of size zero', async () => {
  const { read } = aCache()
  await read(lamp, { bytes: 0 })
  expect(await read(lamp)).toBe('lamp 1')
})

test('peek finds invalid values within their time to live, and old valid ones', async () => {
  const { read, cache, clock } = aCache()
  await read(lamp)
  await read(rug)
  cache.invalidate('listing:1')
  expect([cache.peek('lamp')?.text, cache.peek('rug')?.text]).toEqual(['lamp 1', 'rug 2'])
  clock.now += 60_000
  expect([cache.peek('lamp'), cache.peek('rug')?.text]).toEqual([undefined, 'rug 2'])
})

const getTopic = (id: number) => `listing:${id}`
const named = async (ids: number[]) => new Map(ids.filter((id) => id < 100).map((id) => [id, `no. ${id}`]))
const aCacheOfNames = () =>
  createCache<string>({ name: 'names', maxBytes: 1_000, sizeOf: () => 1, ttlMs: 1_000 })

test('readMany loads missing values together, in the order of the ids', async () => {
  const cache = aCacheOfNames()
  const load = vi.fn<typeof named>(named)
  expect(await cache.readMany([3, 1], load, getTopic)).toEqual(['no. 3', 'no. 1'])
  const second = cache.readMany([1, 2, 2, 3], load, getTopic)
  expect(await cache.readMany([2, 4], load, getTopic)).toEqual(['no. 2', 'no. 4'])
  expect(await second).toEqual(['no. 1', 'no. 2', 'no. 2', 'no. 3'])
  expect(load.mock.calls).toEqual([[[3, 1]], [[2]], [[4]]])
})

test('readMany leaves out values that aren’t found, and loads them again', async () => {
  const cache = aCacheOfNames()
  const load = vi.fn<typeof named>(named)
  expect(await cache.readMany([100, 1], load, getTopic)).toEqual(['no. 1'])
  await cache.readMany([100, 1], load, getTopic)
  expect(load.mock.calls).toEqual([[[100, 1]], [[100]]])
})

test('readMany rejects all waiting reads on a failure, and doesn’t store it', async () => {
  const cache = aCacheOfNames()
  const fail = () => Promise.reject(new Error('gone'))
  const reads = await Promise.allSettled([
    cache.readMany([1, 2], fail, getTopic),
    cache.readMany([1], fail, getTopic),
  ])
  expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.readMany([1, 2], named, getTopic)).toEqual(['no. 1', 'no. 2'])
})

test('topic invalidates one of many', async () => {
  const cache = aCacheOfNames()
  const load = vi.fn<typeof named>(named)
  await cache.readMany([1, 2], load, getTopic)
  cache.invalidate('listing:1')
  await cache.readMany([1, 2], load, getTopic)
  expect(load.mock.calls).toEqual([[[1, 2]], [[1]]])
})

test('measure counts hits and misses', async () => {
  const { read, cache } = aCache()
  for (const item of [lamp, lamp, rug]) await read(item)
  expect([cache.measure('hits'), cache.measure('misses')]).toEqual([1, 2])
})
