import type { OpeningHours } from '#domains/businesses/common/storefront.ts'
import { formatCalendarDay } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import {
  getOpenDay,
  type OpenDay,
  type OpenState,
  addDays,
  getWeekday,
} from '#domains/businesses/common/opening-hours.ts'
import * as t from '#domains/businesses/texts.ts'

export const getWeekdays = () => [
  t.monday(),
  t.tuesday(),
  t.wednesday(),
  t.thursday(),
  t.friday(),
  t.saturday(),
  t.sunday(),
]

/** '17:30' is '5:30 pm', '09:00' is '9 am'. */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (minutes === 0 && hours % 24 === 0) return t.midnight()
  if (minutes === 0 && hours === 12) return t.noon()
  const hour = hours % 12 || 12
  const clock = minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`
  return hours % 24 < 12 ? t.am({ time: clock }) : t.pm({ time: clock })
}

export const describeTimes = ({ times }: Pick<OpenDay, 'times'>): string =>
  times.length === 0
    ? t.closed()
    : times.map(({ opens, closes }) => `${formatClock(opens)} – ${formatClock(closes)}`).join(', ')

export function describeState(state: OpenState): string {
  if (state.is_open) return t.open_now_until({ time: formatClock(state.closes) })
  if (!state.next) return t.closed_now()
  const { inDays, day, opens } = state.next
  const time = formatClock(opens)
  if (inDays === 0) return t.closed_opens_today({ time })
  if (inDays === 1) return t.closed_opens_tomorrow({ time })
  const on = inDays < 7 ? must(getWeekdays()[getWeekday(day) - 1], 'weekday') : formatCalendarDay(day)
  return t.closed_opens_on({ day: on, time })
}

export interface DayRow {
  day: string
  label: string
  times: string
  reason: string | null
}

/** The effective hours of the next seven days, from today. */
export function listDays(all: OpeningHours, today: string): DayRow[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index)
    const open = getOpenDay(all, day)
    return {
      day,
      label: index === 0 ? t.today() : must(getWeekdays()[getWeekday(day) - 1], 'weekday'),
      times: describeTimes(open),
      reason: describeReason(open),
    }
  })
}

function describeReason({ reason }: OpenDay): string | null {
  if (reason === null) return null
  return reason.kind === 'public_holiday' ? t.public_holiday() : reason.note || t.special_hours()
}

/** Special days beyond the coming week. */
export function listComing({ special_days: specialDays }: OpeningHours, today: string): DayRow[] {
  const last = addDays(today, 6)
  const days = [...new Set(specialDays.map(({ day }) => day))].filter((day) => day > last).sort()
  return days.slice(0, 6).map((day) => {
    const open = getOpenDay({ hours: [], special_days: specialDays, closed_on_public_holidays: false }, day)
    return {
      day,
      label: formatCalendarDay(day),
      times: describeTimes(open),
      reason: describeReason(open),
    }
  })
}
