import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastFor, quickAmounts } from './bid.tsx'

describe('quickAmounts', () => {
  it.each([
    [1_00, [1_00, 2_00, 5_00, 10_00]],
    [10_50, [10_50, 11_00, 15_00, 20_00]],
    [45_50, [45_50, 46_00, 50_00, 60_00]],
    [750_00, [750_00, 760_00, 800_00, 900_00]],
    [12_350_00, [12_350_00, 12_400_00, 13_000_00, 14_000_00]],
  ])('suggests round steps from %i cents', (minimum, amounts) => {
    expect(quickAmounts(minimum)).toEqual(amounts)
  })

  it('rises from the minimum in whole cents for any minimum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (minimum) => {
        const amounts = quickAmounts(minimum)
        expect(amounts[0]).toBe(minimum)
        expect(amounts.every(Number.isInteger)).toBe(true)
        expect(amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('leastFor', () => {
  it('is the next bid for a new or outbid bidder', () => {
    expect(leastFor(46_00, null)).toBe(46_00)
    expect(leastFor(46_00, 45_00)).toBe(46_00)
  })

  it('is one step above the limit for the leader', () => {
    expect(leastFor(46_00, 60_00)).toBe(61_00)
    expect(leastFor(60_00, 60_00)).toBe(61_00)
  })
})
