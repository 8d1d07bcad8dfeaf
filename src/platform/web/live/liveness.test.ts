import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Liveness, maxSilenceMs } from './liveness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const changes: boolean[] = []
  const liveness = new Liveness(() => changes.push(liveness.isLive))
  liveness.want(true)
  return { liveness, changes }
}

test('regular beats mean live, a silence does not, and the next beat is live again', () => {
  const { liveness, changes } = watched()
  for (let n = 0; n < 10; n += 1) {
    liveness.beat()
    vi.advanceTimersByTime(2_000)
  }
  expect(changes).toEqual([])
  vi.advanceTimersByTime(maxSilenceMs)
  expect(changes).toEqual([false])
  liveness.beat()
  expect(changes).toEqual([false, true])
})

test('a lost connection is reported within five seconds', () => {
  expect(maxSilenceMs).toBeLessThan(5_000)
})

test('a connection without any beat is not live', () => {
  const { changes } = watched()
  vi.advanceTimersByTime(5_000)
  expect(changes).toEqual([false])
})

test('the page is not live as soon as the browser goes offline', () => {
  const { liveness, changes } = watched()
  liveness.beat()
  liveness.lose()
  expect(changes).toEqual([false])
  liveness.beat()
  expect(liveness.isLive).toBe(true)
})

test('a page without live parts reports nothing', () => {
  const { liveness, changes } = watched()
  liveness.lose()
  liveness.want(false)
  vi.advanceTimersByTime(60_000)
  liveness.lose()
  expect(changes).toEqual([false, true])
})

test('a page that slept reads waiting messages before it reports anything', () => {
  const { liveness, changes } = watched()
  liveness.beat()
  // Simulates a sleeping device: the clock moves on, and the timer fires late.
  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(maxSilenceMs)
  expect(changes).toEqual([])
  liveness.beat()
  vi.advanceTimersByTime(2_000)
  expect(changes).toEqual([])
})
