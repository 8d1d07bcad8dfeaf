import { expect, test } from 'vitest'
import { toAccountId } from '#platform/common/ids.ts'
import { describeChange, describeWait } from './support-timeline.tsx'

test.each([
  [20_000, 'Waiting since just now'],
  [60_000, 'Waiting 1 minute'],
  [59 * 60_000, 'Waiting 59 minutes'],
  [60 * 60_000, 'Waiting 1 hour'],
  [47 * 3_600_000, 'Waiting 47 hours'],
  [48 * 3_600_000, 'Waiting 2 days'],
])('after %i ms: %s', (ms, words) => {
  expect(describeWait(ms)).toBe(words)
})

const hana = { id: toAccountId(1), display_name: 'Hana' }
const wiremu = { id: toAccountId(2), display_name: 'Wiremu' }
test.each([
  ['assigned', hana, 'Hana took this'],
  ['assigned', wiremu, 'Hana gave this to Wiremu'],
  ['assigned', null, 'Hana handed this back'],
  ['resolved', null, 'Hana marked this as resolved'],
  ['reopened', null, 'Hana opened this again'],
] as const)('%s %o is described', (change, assignee, words) => {
  expect(describeChange({ id: 1, change, by: hana, assignee, at: '' })).toBe(words)
})
