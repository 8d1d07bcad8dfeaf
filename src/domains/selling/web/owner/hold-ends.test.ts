import { expect, test } from 'vitest'
import { suggestHoldEnds } from './hold-ends.ts'

test.each<[string, string, string[]]>([
  ['in the morning', '2026-11-29T20:00:00Z', ['2026-11-30T20:00', '2026-12-01T20:00', '2026-12-03T20:00']],
  ['at 8 pm', '2026-11-30T07:00:00Z', ['2026-12-01T20:00', '2026-12-03T20:00']],
  ['after midnight', '2026-11-30T11:30:00Z', ['2026-12-01T20:00', '2026-12-02T20:00', '2026-12-04T20:00']],
  [
    'before the clocks change',
    '2027-04-02T20:00:00Z',
    ['2027-04-03T20:00', '2027-04-04T20:00', '2027-04-06T20:00'],
  ],
])('suggestHoldEnds gives evenings ahead %s', (_when, now, locals) => {
  expect(suggestHoldEnds(Date.parse(now)).map(({ local }) => local)).toEqual(locals)
})
