import { expect, test } from 'vitest'
import { createCache, type EntryRules } from './cache.ts'
import { createNotices } from './read-ages.ts'

/** A cache that is filled from a replica; all times in milliseconds. */
function aReplicaCache({ topics = [] as string[] } = {}) {
  const clock = { now: 100_000 }
  const replica = { upTo: 100_000 }
  const cache = createCache<{ price: number }>({
    name: 'cards',
    maxBytes: 1_000,
    sizeOf: () => 10,
    ttlMs: 30_000,
    topics,
    now: () => clock.now,
    reads: {
      now: () => replica.upTo,
      startReading: () =>
        (
          ({ upTo }) =>
          () =>
            upTo
        )(replica),
    },
  })
  let loads = 0
  const read = async (rules: EntryRules = {}) =>
    (await cache.read('7', async () => ({ price: (loads += 1) }), { topics: ['listing:7'], ...rules })).price
  const tellAt = (at: number, topic = 'listing:7') => {
    clock.now = at
    cache.invalidate(topic)
  }
  return { clock, replica, read, tellAt }
}

test('value read after the replica had the change is cached', async () => {
  const { clock, replica, read, tellAt } = aReplicaCache()
  tellAt(100_100)
  replica.upTo = 100_101
  expect(await read()).toBe(1)
  clock.now = 120_000
  expect(await read()).toBe(1)
})

test('value that lacks a change is replaced once the replica has it', async () => {
  const { clock, replica, read, tellAt } = aReplicaCache()
  tellAt(100_100)
  expect(await read()).toBe(1)
  clock.now = 100_600
  expect(await read()).toBe(1)
  replica.upTo = 100_500
  expect(await read()).toBe(2)
  clock.now = 120_000
  expect(await read()).toBe(2)
})

test('value that lacks a change is replaced after two seconds in any case', async () => {
  const { clock, read, tellAt } = aReplicaCache()
  tellAt(100_100)
  expect(await read()).toBe(1)
  clock.now = 102_100
  expect(await read()).toBe(1)
  clock.now = 102_101
  expect(await read()).toBe(2)
})

test('value that lacks a change of something else is cached', async () => {
  const { clock, read, tellAt } = aReplicaCache()
  tellAt(100_100, 'listing:8')
  expect(await read()).toBe(1)
  clock.now = 120_000
  expect(await read()).toBe(1)
})

test('value lacks a change that invalidates everything', async () => {
  const { clock, read, tellAt } = aReplicaCache({ topics: ['seller:'] })
  tellAt(100_100, 'seller:3')
  expect(await read()).toBe(1)
  clock.now = 103_000
  expect(await read()).toBe(2)
})

test('reader of own writes gets no value that lacks a change, and leaves a whole one', async () => {
  const { clock, read, tellAt } = aReplicaCache()
  tellAt(100_100)
  expect(await read()).toBe(1)
  expect(await read({ readsOwnWrites: true, apartMs: 1_000, renewedMs: 2_000 })).toBe(2)
  clock.now = 120_000
  expect(await read()).toBe(2)
})

test('reader of own writes joins no load of the replica', async () => {
  const { read, tellAt } = aReplicaCache()
  tellAt(100_100)
  const [first, own, last] = [read(), read({ readsOwnWrites: true }), read()]
  expect(await Promise.all([first, own, last])).toEqual([1, 2, 2])
})

test('value that lacks a change is not loaded more often than its rules allow', async () => {
  const { clock, replica, read, tellAt } = aReplicaCache()
  tellAt(100_100)
  expect(await read({ apartMs: 250 })).toBe(1)
  clock.now = 100_300
  replica.upTo = 100_200
  expect(await read({ apartMs: 250 })).toBe(1)
  clock.now = 100_350
  expect(await read({ apartMs: 250 })).toBe(2)
})

test('notices are remembered for ten seconds', () => {
  const clock = { now: 0 }
  const notices = createNotices(() => clock.now)
  notices.add('listing:1')
  clock.now = 9_000
  notices.add('listing:2')
  expect(notices.findLast(['listing:1', 'listing:2'])).toBe(9_000)
  clock.now = 10_000
  notices.add('listing:3')
  expect(notices.findLast(['listing:1'])).toBe(-Infinity)
  expect(notices.findLast(['listing:2'])).toBe(9_000)
})
