import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDebouncedRefetch } from './debounced-refetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('several requests within the delay become one', () => {
  const request = vi.fn<() => void>()
  const soon = createDebouncedRefetch(request)
  soon.refetch()
  soon.refetch()
  vi.advanceTimersByTime(2_000)
  expect(request).toHaveBeenCalledTimes(1)
  soon.refetch()
  vi.advanceTimersByTime(2_000)
  expect(request).toHaveBeenCalledTimes(2)
})

test.each([
  ['first', 0, 300],
  ['last', 1, 2_000],
])('the %s of many clients with the same trigger requests after its own delay', (_, random, ms) => {
  const request = vi.fn<() => void>()
  createDebouncedRefetch(request, () => random).refetch()
  vi.advanceTimersByTime(ms - 1)
  expect(request).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(request).toHaveBeenCalledTimes(1)
})

test('a stopped timer requests nothing', () => {
  const request = vi.fn<() => void>()
  const soon = createDebouncedRefetch(request)
  soon.refetch()
  soon.stop()
  vi.advanceTimersByTime(5_000)
  expect(request).not.toHaveBeenCalled()
})
