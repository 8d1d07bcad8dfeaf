import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAskSoon } from './ask-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('several requests within the delay become one', () => {
  const ask = vi.fn<() => void>()
  const soon = createAskSoon(ask)
  soon.ask()
  soon.ask()
  vi.advanceTimersByTime(2_000)
  expect(ask).toHaveBeenCalledTimes(1)
  soon.ask()
  vi.advanceTimersByTime(2_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['first', 0, 300],
  ['last', 1, 2_000],
])('the %s of many clients with the same trigger requests after its own delay', (_, random, ms) => {
  const ask = vi.fn<() => void>()
  createAskSoon(ask, () => random).ask()
  vi.advanceTimersByTime(ms - 1)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a stopped timer requests nothing', () => {
  const ask = vi.fn<() => void>()
  const soon = createAskSoon(ask)
  soon.ask()
  soon.stop()
  vi.advanceTimersByTime(5_000)
  expect(ask).not.toHaveBeenCalled()
})
