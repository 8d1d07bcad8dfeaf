import { formatDate, formatShortInstant } from '#shared/formats/formats.ts'
import * as t from './texts.ts'

export const formatDay = (instant: string): string => formatDate(new Date(instant))

/** An instant with its year, as records need it. */
export function formatMoment(instant: string): string {
  const [date, time] = formatShortInstant(new Date(instant)).split(', ')
  return `${date} ${formatDay(instant).slice(-4)}, ${time}`
}

const shortDays = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** '22 Nov 2026'. */
export const shortDay = (instant: string): string => shortDays.format(new Date(instant))

const minute_ms = 60_000
const units = [
  { ms: 86_400_000, one: 'day' },
  { ms: 3_600_000, one: 'hour' },
  { ms: minute_ms, one: 'minute' },
]

/** How long ago: '3 days', '1 hour'. */
export function formatAge(instant: string, now: number): string {
  const age = now - new Date(instant).getTime()
  const unit = units.find(({ ms }) => age >= ms)
  if (!unit) return t.under_a_minute()
  const count = Math.floor(age / unit.ms)
  return `${count.toLocaleString('en-NZ')} ${count === 1 ? unit.one : `${unit.one}s`}`
}

const shorts: Record<string, string> = { minute: 'min', hour: 'h', minutes: 'min', hours: 'h' }

/** The same where there is little room: '9 min', '1 h', '3 days'. */
export function shortAge(instant: string, now: number): string {
  const [count = '', unit = ''] = formatAge(instant, now).split(' ')
  return count === 'under' ? t.just_now() : `${count} ${shorts[unit] ?? unit}`
}
