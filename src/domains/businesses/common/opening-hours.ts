import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { must } from '#platform/common/must.ts'
import { addDays, type Day, getWeekday, listPublicHolidays } from './public-holidays.ts'

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
