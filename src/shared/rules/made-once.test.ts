import { expect, test } from 'vitest'
import { madeOnce } from './made-once.ts'

test('a value is made when it is first asked for, and once', () => {
  let times = 0
  const value = madeOnce(() => {
    times += 1
    return null
  })
  expect(times).toBe(0)
  expect([value(), value()]).toEqual([null, null])
  expect(times).toBe(1)
})
