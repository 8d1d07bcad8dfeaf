import { expect, test } from 'vitest'
import { makeLazy } from './make-lazy.ts'

test('a lazy value is created on first use, and once', () => {
  let times = 0
  const value = makeLazy(() => {
    times += 1
    return null
  })
  expect(times).toBe(0)
  expect([value(), value()]).toEqual([null, null])
  expect(times).toBe(1)
})
