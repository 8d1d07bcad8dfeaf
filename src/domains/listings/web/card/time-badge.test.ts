import { describe, expect, it } from 'vitest'
import { describeClosing } from './time-badge.tsx'

const closesAt = '2026-11-22T06:30:00.000Z'
const seconds = (count: number) => count * 1000

describe('closingWords', () => {
  it.each([
    [seconds(5), 'closes in 5 s', true],
    [seconds(4 * 60 + 12), 'closes in 4 min 12 s', true],
    [seconds(10 * 60), 'closes in 10 min', false],
    [seconds(17 * 60 + 20), 'closes in 18 min', false],
    [seconds(62 * 60), 'closes in 1 h 02 min', false],
    [seconds(24 * 3600), 'Sun 7:30 pm', false],
    [seconds(7 * 24 * 3600), 'Sun 22 Nov, 7:30 pm', false],
    [0, 'closing', true],
  ])('%i ms before the close says %s', (left, text, hot) => {
    expect(describeClosing({ closes_at: closesAt, status: 'active' }, left)).toEqual({ text, hot })
  })

  it('names the instant while the time left is unknown', () => {
    expect(describeClosing({ closes_at: closesAt, status: 'active' }, null)).toEqual({
      text: 'Sun 22 Nov, 7:30 pm',
      hot: false,
    })
  })

  it('returns null for a listing without a closing time', () => {
    expect(describeClosing({ closes_at: null, status: 'active' }, 0)).toBeNull()
  })

  it('says closed once the listing has ended', () => {
    expect(describeClosing({ closes_at: closesAt, status: 'sold' }, 1000)).toEqual({
      text: 'closed',
      hot: false,
    })
  })
})
