import { expect, test } from 'vitest'
import { goodClosings, usualClosing } from './good-closings.ts'

const month = 30 * 1440

test.each([
  // A Sunday morning in Auckland, daylight time.
  ['2026-11-21T20:00:00Z', ['2026-11-25T19:30', '2026-11-29T19:30', '2026-12-02T19:30'], '2026-11-29T19:30'],
  // Late on a Friday.
  ['2026-11-27T10:30:00Z', ['2026-12-02T19:30', '2026-12-06T19:30', '2026-12-09T19:30'], '2026-12-06T19:30'],
])('from %s on', (now, locals, usual) => {
  const at = Date.parse(now)
  expect(goodClosings(at, month).map(({ local }) => local)).toEqual(locals)
  expect(usualClosing(at, month)?.local).toBe(usual)
})

test('said as people say it, and only where auctions may run so long', () => {
  const now = Date.parse('2026-11-21T20:00:00Z')
  expect(goodClosings(now, month)[1]!.label).toBe('Sun 29 Nov, 7.30 pm')
  expect(goodClosings(now, 1440)).toEqual([])
})
