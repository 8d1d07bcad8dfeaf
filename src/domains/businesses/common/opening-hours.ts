import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { must } from '#platform/common/must.ts'

/** A day in the form '2026-04-03'. */
type Day = string

const format = (at: Date): Day => at.toISOString().slice(0, 10)
const toDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
export const addDays = (day: Day, days: number): Day =>
  format(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
/** Returns 1 to 7, from Monday. */
export const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Te Kāhui o Matariki Public Holiday Act 2022, schedule 1. */
const matariki: Record<number, string> = {
  2022: '06-24',
  2023: '07-14',
  2024: '06-28',
  2025: '06-20',
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
  2033: '06-24',
  2034: '07-07',
  2035: '06-29',
  2036: '07-18',
  2037: '07-10',
  2038: '06-25',
  2039: '07-15',
  2040: '07-06',
  2041: '07-19',
  2042: '07-11',
  2043: '07-03',
  2044: '06-24',
  2045: '07-07',
  2046: '06-29',
  2047: '07-19',
  2048: '07-03',
  2049: '06-25',
  2050: '07-15',
  2051: '06-30',
  2052: '06-21',
}

/** Gregorian, by Meeus, Jones and Butcher. */
function getEasterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const m = Math.floor((a + 11 * d + 22 * e) / 451)
  const sum = d + e - 7 * m + 114
  return format(toDate(year, Math.floor(sum / 31), (sum % 31) + 1))
}

/** Returns the nth Monday of a month. */
function getMonday(year: number, month: number, nth: number): Day {
  const first = format(toDate(year, month, 1))
  return addDays(first, ((8 - getWeekday(first)) % 7) + 7 * (nth - 1))
}

/** Moves a weekend holiday to the Monday; of two together, the second to the Tuesday. */
function mondayise(day: Day, isSecond = false): Day {
  const weekday = getWeekday(day)
  if (weekday === 6) return addDays(day, 2)
  if (weekday === 7) return addDays(day, isSecond ? 2 : 1)
  return isSecond && weekday === 1 ? addDays(day, 1) : day
}

/**
 * National public holidays (Holidays Act 2003): the days themselves and the ones they're moved to.
 * Provincial anniversary days aren't included.
 */
export function listPublicHolidays(year: number): Set<Day> {
  const on = (month: number, day: number) => format(toDate(year, month, day))
  const easter = getEasterSunday(year)
  const fixed = [on(1, 1), on(1, 2), on(2, 6), on(4, 25), on(12, 25), on(12, 26)]
  const moved = [
    mondayise(on(1, 1)),
    mondayise(on(1, 2), true),
    mondayise(on(2, 6)),
    mondayise(on(4, 25)),
    mondayise(on(12, 25)),
    mondayise(on(12, 26), true),
  ]
  const ofYear = matariki[year]
  return new Set([
    ...fixed,
    ...moved,
    addDays(easter, -2),
    addDays(easter, 1),
    getMonday(year, 6, 1),
    ...(ofYear ? [`${year}-${ofYear}`] : []),
    getMonday(year, 10, 4),
  ])
}

export interface Opening {
  /** 1 to 7, from Monday. */
  weekday: number
  /** '09:00' to '24:00', by the clock in Auckland. */
  opens: string
  closes: string
}

export interface SpecialDay {
  day: Day
  /** Closed all day without both. */
  opens: string | null
  closes: string | null
  note: string
}

export interface OpeningHours {
  hours: Opening[]
  special_days: SpecialDay[]
  closed_on_public_holidays: boolean
}

type Times = Pick<Opening, 'opens' | 'closes'>

export interface OpenDay {
  times: Times[]
  /** Why it differs from the usual weekday. */
  reason: { kind: 'special'; note: string } | { kind: 'public_holiday' } | null
}

export type OpenState =
  | { is_open: true; closes: string }
  /** `inDays` is 0 for later today. Null if it doesn't open in the next weeks. */
  | { is_open: false; next: { inDays: number; day: Day; opens: string } | null }

const byOpening = (one: Times, other: Times) => one.opens.localeCompare(other.opens)

/** A special day overrides a public holiday, which overrides the week. */
export function getOpenDay(
  { hours, special_days: specialDays, closed_on_public_holidays: closedOnPublicHolidays }: OpeningHours,
  day: Day,
): OpenDay {
  const special = specialDays.filter((one) => one.day === day)
  if (special.length > 0) {
    const times = special.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    return {
      times: times.toSorted(byOpening),
      reason: { kind: 'special', note: must(special[0], 'special day').note },
    }
  }
  if (closedOnPublicHolidays && listPublicHolidays(Number(day.slice(0, 4))).has(day)) {
    return { times: [], reason: { kind: 'public_holiday' } }
  }
  const times = hours.filter(({ weekday }) => weekday === getWeekday(day))
  return { times: times.map(({ opens, closes }) => ({ opens, closes })).toSorted(byOpening), reason: null }
}

/** Returns Auckland's local time, so that daylight saving needs no rule of its own. */
export function readWallClock(now: Date): { day: Day; time: string } {
  const [day = '', time = ''] = aucklandLocal(now).split('T')
  return { day, time }
}

const furthestDays = 21

export function getOpenState(all: OpeningHours, now: Date): OpenState {
  const { day, time } = readWallClock(now)
  const current = getOpenDay(all, day).times.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { is_open: true, closes: current.closes }
  for (let inDays = 0; inDays <= furthestDays; inDays += 1) {
    const on = addDays(day, inDays)
    const next = getOpenDay(all, on).times.find(({ opens }) => inDays > 0 || opens > time)
    if (next) return { is_open: false, next: { inDays, day: on, opens: next.opens } }
  }
  return { is_open: false, next: null }
}

export type HoursProblem = 'ends_before_it_begins' | 'overlaps' | 'half_a_time' | 'too_many'

const maxTimesADay = 3

/** Keyed by the index in its list: `hours.2`, `special_days.0`. */
export function findHoursProblems({
  hours,
  special_days: specialDays,
}: OpeningHours): Record<string, HoursProblem> {
  const problems: Record<string, HoursProblem> = {}
  const check = (field: string, times: Times, before: Times[]) => {
    if (times.closes <= times.opens) problems[field] = 'ends_before_it_begins'
    else if (before.some(({ opens, closes }) => times.opens < closes && opens < times.closes)) {
      problems[field] = 'overlaps'
    } else if (before.length >= maxTimesADay) problems[field] = 'too_many'
  }
  hours.forEach((one, index) => {
    const before = hours.slice(0, index).filter(({ weekday }) => weekday === one.weekday)
    check(`hours.${index}`, one, before)
  })
  specialDays.forEach(({ day, opens, closes }, index) => {
    const field = `special_days.${index}`
    const before = specialDays.slice(0, index).filter((other) => other.day === day)
    if ((opens === null) !== (closes === null)) problems[field] = 'half_a_time'
    else if (opens === null || closes === null) {
      if (before.length > 0) problems[field] = 'overlaps'
    } else if (before.some((other) => other.opens === null)) problems[field] = 'overlaps'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- None of them is closed all day.
    else check(field, { opens, closes }, before as Times[])
  })
  return problems
}
