import { expect, test } from 'vitest'
import { nextRow, findRowProblems, toVisitRow, toVisit } from './visit-rows.ts'

test.each([
  ['in summer', '2026-11-28T01:00:00.000Z', '2026-11-28T01:30:00.000Z', ['2026-11-28', '14:00', '14:30']],
  ['in winter', '2026-07-03T22:15:00.000Z', '2026-07-03T23:00:00.000Z', ['2026-07-04', '10:15', '11:00']],
])('a visit %s is written in Auckland time and read back', (_name, startsAt, endsAt, written) => {
  const row = toVisitRow({ starts_at: startsAt, ends_at: endsAt })
  expect([row.day, row.from, row.to]).toEqual(written)
  expect(toVisit(row)).toEqual({ starts_at: startsAt, ends_at: endsAt })
})

test.each([{ day: '' }, { from: '' }, { to: '1' }, { day: '2026-02-30' }])('%j is not finished', (part) => {
  const row = { key: 'a', day: '2026-11-28', from: '14:00', to: '14:30', ...part }
  expect(toVisit(row)).toBeNull()
})

test('nextRow suggests the same hours some days later', () => {
  const row = { key: 'a', day: '2026-12-28', from: '14:00', to: '14:30' }
  expect(nextRow([row], 'b', 7)).toEqual({ key: 'b', day: '2027-01-04', from: '14:00', to: '14:30' })
  expect(nextRow([], 'b', 7)).toEqual({ key: 'b', day: '', from: '', to: '' })
  expect(nextRow([{ ...row, day: '' }], 'b', 7).day).toBe('')
})

test('findRowProblems reports errors by row and skips unfinished rows', () => {
  const row = { key: 'a', day: '2026-11-28', from: '14:00', to: '14:30' }
  const rows = [{ ...row, key: 'open', to: '' }, row, { ...row, key: 'b', from: '15:00' }]
  const received = findRowProblems(rows, (visits) =>
    visits.map((_, index) => (index === 1 ? 'Too late.' : null)),
  )
  expect([...received]).toEqual([['b', 'Too late.']])
})
