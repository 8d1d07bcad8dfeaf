import { must } from '#platform/common/must.ts'
import { getDateFormat, getSegmenter } from '../texts/intl.ts'
import { writeDollars, writeExactDollars } from '../texts/write-number.ts'
import { readAucklandClock } from './auckland-time.ts'
import * as t from '#platform/texts.ts'

/** Ends in a no-break space, so that an amount never breaks over two lines. */
export const currencyPrefix = 'NZ$\u00a0'
export const defaultAmount = `${currencyPrefix}0.00`

/** Formats 'NZ$ 400', 'NZ$ 1,234.50', '−NZ$ 9.90': no decimals when whole, else two. */
export function formatMoney(cents: number | null | undefined): string {
  if (cents == null) return defaultAmount
  return `${cents < 0 ? '−' : ''}${currencyPrefix}${writeDollars(Math.abs(cents))}`
}

/** Formats 'NZ$ 49.00', '−NZ$ 4.50': for columns of figures. */
export function formatExactMoney(cents: number): string {
  return `${cents < 0 ? '−' : ''}${currencyPrefix}${writeExactDollars(Math.abs(cents))}`
}

const shownCharacters = 30

/** Counts visible characters: a flag or a family is one. */
export function truncateText(text: string, length = shownCharacters): string {
  if (text.length <= length) return text
  let count = 0
  for (const { index } of getSegmenter().segment(text)) {
    if (count === length) return `${text.slice(0, index)}...`
    count += 1
  }
  return text
}

const bestRating = 5

export function formatRatingPercentage(rating: number): string {
  return `${((rating / bestRating) * 100).toFixed(2)}%`
}

/** Leaves out punctuation: a browser's own differs from the server's. */
const writeWords = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  getDateFormat(options)
    .formatToParts(at)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]))
    .join(' ')

export function formatTimeOfDay(at: Date): string {
  return writeWords(at, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }).replace(' ', ':')
}

export function formatDayAndTime(at: Date): string {
  return `${writeWords(at, { weekday: 'short' })} ${formatTimeOfDay(at)}`
}

/** Formats 'Sun 22 Nov'. */
export const formatShortDay = (at: Date) =>
  writeWords(at, { weekday: 'short', day: 'numeric', month: 'short' })

/** Formats 'Sun 22 Nov, 7:30 pm'. */
export function formatShortInstant(at: Date): string {
  return `${formatShortDay(at)}, ${formatTimeOfDay(at)}`
}

const isSameYear = (at: Date, now: Date) =>
  readAucklandClock(at).getUTCFullYear() === readAucklandClock(now).getUTCFullYear()

/** Formats '22 Nov', or '22 Nov 2025' of another year than now's. */
export const formatDayAndMonth = (at: Date, now: Date): string =>
  writeWords(at, {
    day: 'numeric',
    month: 'short',
    ...(!isSameYear(at, now) && { year: 'numeric' as const }),
  })

/** Formats 'Sun 22 Nov', or '22 Nov 2025' of another year than now's. */
export const formatDatedDay = (at: Date, now: Date): string =>
  isSameYear(at, now) ? formatShortDay(at) : formatDayAndMonth(at, now)

/** Formats 'Sun 22 Nov, 7:30 pm', or '22 Nov 2025, 7:30 pm' of another year than now's. */
export function formatDatedInstant(at: Date, now: Date): string {
  return `${formatDatedDay(at, now)}, ${formatTimeOfDay(at)}`
}

/** Formats 'Sunday 22 November, 7:30 pm'. */
export function formatInstant(at: Date): string {
  return `${writeWords(at, { weekday: 'long', day: 'numeric', month: 'long' })}, ${formatTimeOfDay(at)}`
}

/** Formats '14 March 2027', in Auckland. */
export function formatLongDate(at: Date): string {
  return writeWords(at, { day: 'numeric', month: 'long', year: 'numeric' })
}

export function formatMonth(at: Date): string {
  return writeWords(at, { month: 'long', year: 'numeric' })
}

/** Midnight by UTC is midday in Auckland, so the day is the same. */
const toInstant = (day: string) => new Date(`${day}T00:00:00Z`)

/** Formats '14 March 2027' from a calendar day such as '2027-03-14'. */
export function formatCalendarDay(day: string): string {
  const at = toInstant(day)
  return Number.isNaN(at.getTime()) ? day : formatLongDate(at)
}

/** Formats '14-03-2027' from a calendar day such as '2027-03-14'. */
export function formatDateOfDay(day: string): string {
  const at = toInstant(day)
  return Number.isNaN(at.getTime()) ? day : formatDate(at)
}

function formatSpokenHour(at: Date): string {
  return formatTimeOfDay(at).replace(':00 ', ' ')
}

function formatSpokenDay(at: Date): string {
  return writeWords(at, { weekday: 'short', day: 'numeric', month: 'long' })
}

/** Formats 'Sat 28 November' from a calendar day: '2026-11-28'. */
export function formatDay(day: string): string {
  return formatSpokenDay(toInstant(day))
}

/** Formats 'Sat 5 December, 2 pm'. */
export function formatAppointment(at: Date): string {
  return `${formatSpokenDay(at)}, ${formatSpokenHour(at)}`
}

/** Formats 'Sat 5 Dec, 2 pm'. */
export function formatShortAppointment(at: Date): string {
  return `${formatShortDay(at)}, ${formatSpokenHour(at)}`
}

/** Formats 'Sat 28 November, 2–2:30 pm', 'Sat 28 November, 11:30 am – 12 pm'. */
export function formatVisit({
  starts_at: startsAt,
  ends_at: endsAt,
}: {
  starts_at: string
  ends_at: string
}): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  const [start, end] = [formatSpokenHour(from), formatSpokenHour(to)]
  const half = end.slice(-3)
  const span = start.endsWith(half) ? `${start.slice(0, -3)}–${end}` : `${start} – ${end}`
  return `${formatSpokenDay(from)}, ${span}`
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return t.value_kb({ value: Math.max(1, Math.round(bytes / 1000)) })
  if (bytes < 1_000_000_000) return t.value_mb({ value: (bytes / 1_000_000).toFixed(1) })
  return t.value_gb({ value: (bytes / 1_000_000_000).toFixed(1) })
}

export const shownDateFormat = 'DD-MM-YYYY'
export const defaultDateFormat = 'YYYY-MM-DD'
export const defaultTimeFormat = 'HH:mm:ss'

/** Replaces YYYY, MM, DD, HH (00 to 23), mm and ss; other text is kept. Auckland time. */
export function formatByPattern(at: Date, pattern: string): string {
  const clock = readAucklandClock(at)
  const [, MM, DD, HH, mm, ss] = must(
    /-(..)-(..)T(..):(..):(..)/.exec(clock.toISOString()),
    'parts of the time',
  )
  const YYYY = String(clock.getUTCFullYear()).padStart(4, '0')
  const values: Record<string, string | undefined> = { YYYY, MM, DD, HH, mm, ss }
  return pattern.replace(/YYYY|MM|DD|HH|mm|ss/g, (token) => must(values[token], 'part of the time'))
}

/** Formats '28-11-2026 19:30:12', for cases in which a second matters. */
export function formatExactInstant(at: Date): string {
  return formatByPattern(at, `${shownDateFormat} ${defaultTimeFormat}`)
}

export function formatDate(at: Date): string {
  return formatByPattern(at, shownDateFormat)
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Calendar days in Auckland; 0 on the day itself and after it. */
export function daysRemaining(until: Date, now: Date): number {
  const getDay = (at: Date) => Date.parse(formatByPattern(at, defaultDateFormat)) / dayMs
  return Math.max(0, getDay(until) - getDay(now))
}

/** Formats '2 days 3 hours 5 minutes', whichever date comes first; zeros are left out. */
export function formatDuration(from: Date, to: Date): string {
  const wholeMinutes = Math.floor(Math.abs(to.getTime() - from.getTime()) / minuteMs)
  const [days, hours, minutes] = [
    Math.floor(wholeMinutes / 1440),
    Math.floor(wholeMinutes / 60) % 24,
    wholeMinutes % 60,
  ]
  const parts = [
    days > 0 && t.count_days({ count: days }),
    hours > 0 && t.count_hours({ count: hours }),
    minutes > 0 && t.count_minutes({ count: minutes }),
  ]
  return parts.filter(Boolean).join(' ') || t.count_minutes({ count: 0 })
}

/** Returns an ISO string. */
export function plusHours(at: Date, hours: number): string {
  return new Date(at.getTime() + hours * hourMs).toISOString()
}

/** Formats an hour of the day, 0 to 24, as '7am', '12pm'; 24 is '12am' again. */
export function formatHour(hour: number): string {
  return `${hour % 12 || 12}${hour % 24 < 12 ? 'am' : 'pm'}`
}

/** Formats 'today' while the age is 1 day or less, then '1 day ago', '2 days ago'. */
export function formatDaysAgo(at: Date, now: Date): string {
  const ageMs = now.getTime() - at.getTime()
  return ageMs <= dayMs ? t.today() : t.count_days_ago({ count: Math.floor(ageMs / dayMs) })
}

/** Formats '4 min 12 s', '2 h 14 min', '3 days 4 h'; 'closing' at 0 and below. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return t.closing()
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return t.days_days_hours_h({ days, hours })
  if (hours > 0) return t.hours_h_minutes_min({ hours, minutes: String(minutes).padStart(2, '0') })
  if (minutes > 0) return t.minutes_min_seconds_s({ minutes, seconds: String(seconds % 60).padStart(2, '0') })
  return t.seconds_s({ seconds })
}
