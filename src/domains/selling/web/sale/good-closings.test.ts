import { expect, test } from 'vitest'
import { goodClosings, usualClosing } from './good-closings.ts'

const month = 30 * 1440

test.each([
  // Sunday morning in Auckland, daylight time.
  ['2026-11-21T20:00:00Z', ['2026-11-25T19:30', '2026-11-29T19:30', '2026-12-02T19:30'], '2026-11-29T19:30'],
  // Late on a Friday in Auckland.
  ['2026-11-27T10:30:00Z', ['2026-12-02T19:30', '2026-12-06T19:30', '2026-12-09T19:30'], '2026-12-06T19:30'],
])('goodClosings suggests times from %s', (now, locals, usual) => {
  const at = Date.parse(now)
  expect(goodClosings(at, month).map(({ local }) => local)).toEqual(locals)
  expect(usualClosing(at, month)?.local).toBe(usual)
})

test('goodClosings uses plain labels and respects the longest duration', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  expect(goodClosings(now, month)[1]!.label).toBe('Sun 29 Nov, 7:30 pm')
  expect(goodClosings(now, 1440)).toEqual([])
})
