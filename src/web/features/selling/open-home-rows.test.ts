import { expect, test } from 'vitest'
import { nextRow, openHomeOf, rowOf } from './open-home-rows.ts'

test.each([
  ['in summer', '2026-11-28T01:00:00.000Z', '2026-11-28T01:30:00.000Z', ['2026-11-28', '14:00', '14:30']],
  ['in winter', '2026-07-03T22:15:00.000Z', '2026-07-03T23:00:00.000Z', ['2026-07-04', '10:15', '11:00']],
])('an open home %s is written in Auckland time and read back', (_name, starts_at, ends_at, written) => {
  const row = rowOf({ starts_at, ends_at })
  expect([row.day, row.from, row.to]).toEqual(written)
  expect(openHomeOf(row)).toEqual({ starts_at, ends_at })
})

test.each([{ day: '' }, { from: '' }, { to: '1' }, { day: '2026-02-30' }])('%j is not finished', (part) => {
  const row = { key: 'a', day: '2026-11-28', from: '14:00', to: '14:30', ...part }
  expect(openHomeOf(row)).toBeNull()
})

test('the next is a week later at the same hours', () => {
  const row = { key: 'a', day: '2026-12-28', from: '14:00', to: '14:30' }
  expect(nextRow([row], 'b')).toEqual({ key: 'b', day: '2027-01-04', from: '14:00', to: '14:30' })
  expect(nextRow([], 'b')).toEqual({ key: 'b', day: '', from: '', to: '' })
  expect(nextRow([{ ...row, day: '' }], 'b').day).toBe('')
})
