import { expect, test } from 'vitest'
import { memoryMb, sharedBuffersMb } from './postgres-memory.ts'

test.each([
  [256, 128],
  [2_001, 500],
  [8_192, 2_048],
  [64_000, 4_096],
])('of %s MB, PostgreSQL shares %s MB', (memory_mb, shared_mb) => {
  expect(sharedBuffersMb(memory_mb)).toBe(shared_mb)
})

test('the memory there is has an end', () => {
  expect(memoryMb()).toBeGreaterThan(100)
  expect(memoryMb()).toBeLessThan(2 ** 30)
})
