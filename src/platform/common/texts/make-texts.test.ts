import { expect, test } from 'vitest'
import { makeTexts } from './make-texts.ts'

test('makeTexts makes its texts on first use, and once', () => {
  let times = 0
  const getTexts = makeTexts(() => {
    times += 1
    return null
  })
  expect(times).toBe(0)
  expect([getTexts(), getTexts()]).toEqual([null, null])
  expect(times).toBe(1)
})
