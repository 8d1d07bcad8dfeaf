import { expect, test } from 'vitest'
import { onClock, outageCases } from '#test/harness/auctions/outage-cases.ts'
import { closingAfterOutage, closingAfterOutages } from './outage.rules.ts'

const backAt = new Date('2026-11-22T07:30:00.000Z')
const at = (minutes: number) => new Date(backAt.getTime() + minutes * 60_000)

test.each(outageCases)('an outage $name', (one) => {
  const { terms, outage, moves_to } = onClock(one, backAt)
  const moved = closingAfterOutage(terms, outage)
  expect(moved).toEqual(moves_to)
  if (moved) expect(closingAfterOutage({ ...terms, closes_at: moved }, outage)).toBeNull()
})

const terms = { closes_at: at(-3), clock_started_at: at(-120), outage_s: 60, outage_extension_s: 600 }

test('each outage counts against the closing that the one before has left', () => {
  const first = { from_at: at(-10), to_at: at(-8) }
  const second = { from_at: at(0.5), to_at: at(2) }
  expect(closingAfterOutages(terms, [first])).toEqual(at(2))
  expect(closingAfterOutages(terms, [second])).toBeNull()
  expect(closingAfterOutages(terms, [first, second])).toEqual(at(12))
  expect(closingAfterOutages(terms, [])).toBeNull()
})
