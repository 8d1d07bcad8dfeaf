import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failingTimes = (failures: number) => {
  const tried = { times: 0 }
  const load = async () => {
    tried.times += 1
    if (tried.times <= failures) throw new Error('The line is down.')
    return 'part'
  }
  return { tried, load }
}

test('loadSurely succeeds at the third try after two failures', async () => {
  const { tried, load } = failingTimes(2)
  const loading = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(loading).resolves.toBe('part')
  expect(tried.times).toBe(3)
})

test('loadSurely rejects after three failures', async () => {
  const { tried, load } = failingTimes(9)
  const failure = importWithRetry(load).catch(String)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failure).toBe('Error: The line is down.')
  expect(tried.times).toBe(3)
})

test('loadSurely stops waiting after a timeout', async () => {
  const failure = importWithRetry(() => new Promise(() => {})).catch(String)
  await vi.advanceTimersByTimeAsync(65_000)
  expect(await failure).toMatch('too long')
})
