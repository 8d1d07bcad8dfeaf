import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'
import { limitKey } from './client-address.ts'

const hourMs = 3_600_000

test('takes a number of calls for each address in a window, whoever else calls', () => {
  let now = 0
  const limit = createRateLimit({ most: 2, windowMs: 60_000, now: () => now })
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 60, 0])
  now = 45_000
  expect([limit.take('a'), limit.peek('a'), limit.peek('b')]).toEqual([15, 15, 0])
  now = 60_000
  expect(limit.take('a')).toBe(0)
})

test('drops the address that was quiet for longest when there is no more room', () => {
  const limit = createRateLimit({ most: 5, maxEntries: 3, now: () => 0 })
  for (const key of ['a', 'b', 'c', 'a', 'd']) limit.take(key)
  expect(['a', 'b', 'c', 'd'].map(limit.count)).toEqual([2, 0, 1, 1])
})

test('never drops an address over the limit in favour of others', () => {
  const limit = createRateLimit({ most: 2, maxEntries: 3, now: () => 0 })
  for (const key of ['a', 'a', 'a', ...Array.from('bcdefghij')]) limit.take(key)
  expect(limit.peek('a')).toBe(60)
})

test('counts 50,001 lines of one IPv6 site without dropping anybody else', () => {
  const limit = createRateLimit({ most: 10, windowMs: hourMs, now: () => 0 })
  const [banned, quiet] = ['203.0.113.5', '203.0.113.6'].map(limitKey) as [string, string]
  for (let calls = 0; calls < 20; calls += 1) limit.take(banned)
  limit.take(quiet)
  const waits = Array.from({ length: 50_001 }, (_, line) =>
    limit.take(limitKey(`2001:db8:1:${line.toString(16)}::1`)),
  )
  expect([limit.peek(banned), limit.count(quiet)]).toEqual([3600, 1])
  expect(waits.slice(0, 266).every((wait) => wait === 0)).toBe(true)
  expect(waits.slice(266).every((wait) => wait === 3600)).toBe(true)
  expect(limit.take(limitKey('2001:db8:2::1'))).toBe(0)
  expect(limit.take(limitKey('2001:db8:1:7::1'))).toBe(0)
})
