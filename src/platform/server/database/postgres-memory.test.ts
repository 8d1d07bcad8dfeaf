import { expect, test } from 'vitest'
import { memoryMb, sharedBuffersMb } from './postgres-memory.ts'

test.each([
  [256, 128],
  [2_001, 500],
  [8_192, 2_048],
  [64_000, 4_096],
])('PostgreSQL with %s MB gets %s MB of shared buffers', (memory, shared) => {
  expect(sharedBuffersMb(memory)).toBe(shared)
})

test('the container’s memory limit is respected', () => {
  expect(memoryMb()).toBeGreaterThan(100)
  expect(memoryMb()).toBeLessThan(2 ** 30)
})
