import { expect, test } from 'vitest'
import { weekendAround, weekendDays } from './weekend.ts'

test.each([
  ['on a Monday', '2026-11-23T01:00:00Z', ['2026-11-28', '2026-11-29']],
  ['on a Friday night', '2026-11-27T10:59:00Z', ['2026-11-28', '2026-11-29']],
  ['as Saturday begins in Auckland', '2026-11-27T11:00:00Z', ['2026-11-28', '2026-11-29']],
  ['on a Sunday', '2026-11-29T10:59:00Z', ['2026-11-28', '2026-11-29']],
  ['as Monday begins in Auckland', '2026-11-29T11:00:00Z', ['2026-12-05', '2026-12-06']],
])('the weekend %s', (_name, now, days) => {
  expect(weekendAround(new Date(now))).toEqual(days)
})

test.each([
  ['in the week', '2026-11-23T01:00:00Z', ['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06']],
  ['on a Sunday', '2026-11-29T01:00:00Z', ['2026-11-29', '2026-12-05', '2026-12-06']],
])('the days to come %s', (_name, now, days) => {
  expect(weekendDays(new Date(now))).toEqual(days)
})
