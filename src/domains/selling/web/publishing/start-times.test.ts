import { expect, test } from 'vitest'
import { suggestStart } from './start-times.ts'

test.each([
  ['2026-12-01T04:40:00.000Z', '2026-12-01T18:45'],
  ['2026-12-01T04:45:00.000Z', '2026-12-01T18:45'],
  ['2026-12-01T10:50:00.000Z', '2026-12-02T01:00'],
])('suggestStart takes the first quarter an hour after %s', (now, expected) => {
  expect(suggestStart(new Date(now).getTime())).toBe(expected)
})
