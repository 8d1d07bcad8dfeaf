import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aucklandLocal, readAucklandClock, readAucklandLocal } from './auckland-time.ts'
import {
  formatCalendarDay,
  formatDateOfDay,
  formatExactInstant,
  formatInstant,
  formatLongDate,
  formatShortInstant,
} from './formats.ts'

const read = (text: string) => {
  const reading = readAucklandLocal(text)
  return reading && { ...reading, at: reading.at.toISOString() }
}

describe('readAucklandLocal', () => {
  it.each([
    ['2026-11-27T21:30', '2026-11-27T08:30:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T12:00:00.000Z'],
    ['2027-01-01T00:00', '2026-12-31T11:00:00.000Z'],
    ['2028-02-29T12:00', '2028-02-28T23:00:00.000Z'],
    // Covers the clock changes of 2026 and 2027.
    ['2026-09-27T01:59', '2026-09-26T13:59:00.000Z'],
    ['2026-09-27T03:00', '2026-09-26T14:00:00.000Z'],
    ['2027-04-04T01:59', '2027-04-03T12:59:00.000Z'],
    ['2027-04-04T03:00', '2027-04-03T15:00:00.000Z'],
  ])('%s is one instant', (text, at) => {
    expect(read(text)).toEqual({ kind: 'once', at })
  })

  it('takes the first of an hour that comes twice, and returns the second', () => {
    const reading = readAucklandLocal('2027-04-04T02:30')
    expect(reading).toEqual({
      kind: 'twice',
      at: new Date('2027-04-03T13:30:00.000Z'),
      later: new Date('2027-04-03T14:30:00.000Z'),
    })
  })

  it('moves on by an hour if the hour is skipped', () => {
    expect(read('2026-09-27T02:30')).toEqual({ kind: 'never', at: '2026-09-26T14:30:00.000Z' })
    expect(aucklandLocal(new Date('2026-09-26T14:30:00.000Z'))).toBe('2026-09-27T03:30')
  })

  it.each(['', '2026-02-30T10:00', '2026-13-01T10:00', '27-11-2026 21:30', '2026-11-27T24:30'])(
    'refuses %j',
    (text) => {
      expect(readAucklandLocal(text)).toBeNull()
    },
  )
})

test('every half hour of a year reads back as itself, or is the second of two', () => {
  const start = Date.parse('2026-06-01T00:00:00.000Z')
  const seconds: string[] = []
  for (let half = 0; half < 366 * 48; half += 1) {
    const at = new Date(start + half * 1_800_000)
    const reading = readAucklandLocal(aucklandLocal(at))
    if (reading?.at.getTime() === at.getTime()) continue
    expect(reading).toMatchObject({ kind: 'twice', later: at })
    seconds.push(at.toISOString())
  }
  expect(seconds).toEqual(['2027-04-03T14:00:00.000Z', '2027-04-03T14:30:00.000Z'])
})

const instants = fc.date({
  min: new Date('2007-07-01T00:00:00Z'),
  max: new Date('2150-01-01T00:00:00Z'),
  noInvalidDate: true,
})

const zone = { timeZone: 'Pacific/Auckland' } as const
const clock = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'medium' })
const toClock = (at: Date) => readAucklandClock(at).toISOString().slice(0, 19).replace('T', ' ')

test('Auckland’s clock is the one of the time zone', () => {
  const isSame = (at: Date) => {
    expect(toClock(at)).toBe(clock.format(at))
  }
  fc.assert(fc.property(instants, isSame), { numRuns: 2_000 })
})

const years = Array.from({ length: 142 }, (_, index) => 2008 + index)

test.each(years)('the clocks of %i change on their day, to the second', (year) => {
  for (const month of [3, 8])
    for (let day = 1; day <= 30; day += 1)
      for (const offSeconds of [-1, 0]) {
        const at = new Date(Date.UTC(year, month, day, 14, 0, offSeconds))
        expect(toClock(at)).toBe(clock.format(at))
      }
})

test('an invalid date throws', () => {
  expect(() => readAucklandClock(new Date('tomorrow'))).toThrow(RangeError)
})

const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-NZ', { ...zone, ...options })
    .formatToParts(at)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

test('dates are written in the words that en-NZ has for them', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const [hour, minute, half] = write(at, time)
      const text = `${hour}:${minute} ${half}`
      const long = write(at, { weekday: 'long', day: 'numeric', month: 'long' })
      expect(formatInstant(at)).toBe(`${long.join(' ')}, ${text}`)
      const short = write(at, { weekday: 'short', day: 'numeric', month: 'short' })
      expect(formatShortInstant(at)).toBe(`${short.join(' ')}, ${text}`)
      const whole = write(at, { day: 'numeric', month: 'long', year: 'numeric' })
      expect(formatLongDate(at)).toBe(whole.join(' '))
    }),
  )
})

test.each([
  ['2027-03-14', '14 March 2027'],
  ['2028-02-29', '29 February 2028'],
  ['some day', 'some day'],
])('the day %s is written %s', (day, text) => expect(formatCalendarDay(day)).toBe(text))

test.each([
  ['2027-03-14', '14-03-2027'],
  ['some day', 'some day'],
])('formatDateOfDay writes %s as %s', (day, text) => expect(formatDateOfDay(day)).toBe(text))

test('formatExactInstant writes date and time to the second, in Auckland', () => {
  expect(formatExactInstant(new Date('2026-11-28T06:30:12Z'))).toBe('28-11-2026 19:30:12')
})
