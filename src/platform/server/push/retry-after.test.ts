import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = new Date('2026-11-25T12:00:00Z')

test.each([
  ['120', 120_000],
  ['0', 0],
  ['86400', 3_600_000],
  ['Wed, 25 Nov 2026 12:01:30 GMT', 90_000],
  ['Wed, 25 Nov 2026 11:00:00 GMT', 0],
  ['Fri, 27 Nov 2026 12:00:00 GMT', 3_600_000],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s gives a wait of %s ms', (text, waitMs) => {
  expect(readRetryAfter(text, now)).toBe(waitMs)
})
