import { describe, expect, it } from 'vitest'
import { describeClosing } from './time-badge.tsx'

const closesAt = '2026-11-22T06:30:00.000Z'
const seconds = (count: number) => count * 1000

describe('closingWords', () => {
  it.each([
    [seconds(5), 'Closes in 5 s', true],
    [seconds(4 * 60 + 12), 'Closes in 4 min 12 s', true],
    [seconds(10 * 60), 'Closes in 10 min', true],
    [seconds(17 * 60 + 20), 'Closes in 18 min', true],
    [seconds(62 * 60), 'Closes in 1 h 02 min', false],
    [seconds(24 * 3600), 'Closes Sun 7:30 pm', false],
    [seconds(7 * 24 * 3600), 'Closes Sun 22 Nov', false],
    [0, 'Closing', true],
  ])('%i ms before the close says %s', (left, text, hot) => {
    expect(describeClosing({ closes_at: closesAt, status: 'active' }, left)).toEqual({ text, hot })
  })

  it('names the instant while the time left is unknown', () => {
    expect(describeClosing({ closes_at: closesAt, status: 'active' }, null)).toEqual({
      text: 'Sun 22 Nov, 7:30 pm',
      hot: false,
    })
  })

  it.each([
    [seconds(4 * 60 + 12), '4 min 12 s left'],
    [seconds(18 * 60), '18 min left'],
    [seconds(20 * 3600), '20 h 00 min left'],
    [seconds(2 * 24 * 3600), 'Sun 7:30 pm'],
  ])('%i ms before the close says less on a row’s picture', (left, text) => {
    expect(describeClosing({ closes_at: closesAt, status: 'active' }, left, true)?.text).toBe(text)
  })

  it('returns null for a listing without a closing time', () => {
    expect(describeClosing({ closes_at: null, status: 'active' }, 0)).toBeNull()
  })

  it('says closed once the listing has ended', () => {
    expect(describeClosing({ closes_at: closesAt, status: 'sold' }, 1000)).toEqual({
      text: 'Closed',
      hot: false,
    })
  })
})
