import { expect, test } from 'vitest'
import { createCache, createCachePerOwner } from './cache.ts'

function aCache(options: { max_entries?: number; life_ms?: number; min_length?: number } = {}) {
  const clock = { now: 1_000 }
  const { max_entries = 10, life_ms, min_length = 0 } = options
  const cache = createCache<string>({
    max_entries,
    life_ms,
    isWorthKeeping: ({ length }) => length >= min_length,
    now: () => clock.now,
  })
  const loads: string[] = []
  const read = (key: string) =>
    cache.read(key, async () => {
      loads.push(key)
      return `${key} ${loads.length}`
    })
  const readSlowly = (key: string) => {
    const loading = Promise.withResolvers<string>()
    const value = cache.read(key, () => loading.promise)
    return { value, finish: loading.resolve, fail: loading.reject }
  }
  return { clock, cache, loads, read, readSlowly }
}

test('what was loaded is kept, each under its key', async () => {
  const { read, loads } = aCache()
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['a 1', 'a 1', 'b 2'])
  expect(loads).toEqual(['a', 'b'])
})

test('those who ask while it is loaded wait for the same', async () => {
  const { read, readSlowly, loads } = aCache()
  const first = readSlowly('a')
  const others = [read('a'), read('a')]
  first.finish('shared')
  expect(await Promise.all([first.value, ...others])).toEqual(['shared', 'shared', 'shared'])
  expect(loads).toEqual([])
})

test('a failure reaches everybody who waited, and is not kept', async () => {
  const { read, readSlowly } = aCache()
  const failing = readSlowly('a')
  const both = [failing.value, read('a')]
  failing.fail(new Error('no'))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('a 1')
})

test('life begins when the value is known, however long it took, and reading does not lengthen it', async () => {
  const { clock, read, readSlowly } = aCache({ life_ms: 100 })
  const slow = readSlowly('a')
  clock.now += 1_000
  const waiting = read('a')
  slow.finish('slow')
  expect([await slow.value, await waiting]).toEqual(['slow', 'slow'])
  clock.now += 60
  expect(await read('a')).toBe('slow')
  clock.now += 41
  expect(await read('a')).toBe('a 1')
})

test('without a life it stays', async () => {
  const { clock, read } = aCache()
  await read('a')
  clock.now += 1_000_000_000
  expect(await read('a')).toBe('a 1')
})

test('the least recently read makes room', async () => {
  const { read } = aCache({ max_entries: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await read(key)
  expect([await read('a'), await read('c'), await read('b')]).toEqual(['a 1', 'c 3', 'b 4'])
})

test('what is not worth keeping is shared by those who wait, and not kept', async () => {
  const { read, readSlowly } = aCache({ min_length: 4 })
  const first = readSlowly('a')
  const waiting = read('a')
  first.finish('few')
  expect([await first.value, await waiting]).toEqual(['few', 'few'])
  expect(await read('a')).toBe('a 1')
})

test('after clearing nothing from before is kept, nor what was being loaded', async () => {
  const { cache, read, readSlowly } = aCache()
  await read('a')
  const slow = readSlowly('b')
  cache.clear()
  expect(await read('b')).toBe('b 2')
  slow.finish('from before')
  expect(await slow.value).toBe('from before')
  expect([await read('a'), await read('b')]).toEqual(['a 3', 'b 2'])
})

test('each owner has a cache of its own', async () => {
  const cacheOf = createCachePerOwner<string>({ max_entries: 2 })
  const [one, other] = [{}, {}]
  const read = (owner: object, value: string) => cacheOf(owner).read('a', async () => value)
  expect(await read(one, 'of one')).toBe('of one')
  expect(await read(other, 'of the other')).toBe('of the other')
  expect(await read(one, 'another')).toBe('of one')
})
