import { describe, expect, it } from 'vitest'
import { stepChart } from './price-chart.tsx'

const frame = { width: 120, height: 60, margin: 10 }

describe('stepChart', () => {
  it('draws a step line from the first price to the current one', () => {
    const chart = stepChart(
      [
        { at: 0, price_cents: 1000 },
        { at: 50, price_cents: 2000 },
      ],
      100,
      frame,
    )
    expect(chart).toEqual({
      line: 'M10 45.2H60V10H110',
      area: 'M10 45.2H60V10H110V50H10Z',
      end: { x: 110, y: 10 },
    })
  })

  it('accepts the steps in any order', () => {
    const steps = [
      { at: 80, price_cents: 3000 },
      { at: 0, price_cents: 1000 },
      { at: 20, price_cents: 1500 },
    ]
    expect(stepChart(steps, 100, frame)).toEqual(stepChart(steps.toReversed(), 100, frame))
  })

  it('stays inside its frame with a single price', () => {
    expect(stepChart([{ at: 5, price_cents: 700 }], 5, frame)?.line).toBe('M10 45.2H110')
  })

  it('returns null without prices', () => {
    expect(stepChart([], 100, frame)).toBeNull()
  })
})
