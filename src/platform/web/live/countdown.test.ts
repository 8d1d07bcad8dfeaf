import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'

test.each([
  // A clock slightly behind the server's must not show more than an extension gives.
  [120_249, '2 min 00 s', false],
  [120_000, '2 min 00 s', false],
  [119_000, '1 min 59 s', false],
  [900, '1 s', false],
  [1, '1 s', false],
  [0, 'closing', true],
])('%i ms are %s', (milliseconds, text, isOver) => {
  expect(timeLeft(milliseconds)).toMatchObject({ text, is_over: isOver })
})
