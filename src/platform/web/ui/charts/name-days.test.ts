import { expect, test } from 'vitest'
import { nameDaysShortly, nameMonth, nameWholeDay } from './name-days.ts'

test.each([
  [['2026-11-01', '2026-11-22'], 2026, ['1 Nov', '22 Nov']],
  [['2025-11-24', '2026-11-24'], 2026, ['24 Nov 2025', '24 Nov 2026']],
  [['2025-03-01', '2025-03-28'], 2026, ['1 Mar 2025', '28 Mar 2025']],
])('%j in %i are named %j', (of, year, names) => expect(nameDaysShortly(of, year)).toEqual(names))

test('a full day has its weekday and year', () => {
  expect(nameWholeDay('2026-11-22')).toBe('Sun, 22 Nov 2026')
})

test('a month has its year', () => expect(nameMonth('2026-09-30')).toBe('Sept 2026'))
