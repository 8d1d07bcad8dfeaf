import { formatMoney } from '#shared/formats/formats.ts'
import type { Figure } from '#contract/stats/stats.ts'
import * as t from './texts.ts'

const counts = new Intl.NumberFormat('en-NZ')
const short = new Intl.NumberFormat('en-NZ', { notation: 'compact', maximumFractionDigits: 1 })
const percents = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 1 })
const dayWords = new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const weekdayWords = new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', weekday: 'short' })

export const formatCount = (count: number): string => counts.format(count)

/** Whole dollars: cents are noise in a large sum. */
export const formatDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100)

/** '50k', '1.2m'. */
export const formatShortDollars = (cents: number): string => short.format(cents / 100).toLowerCase()

/** '22 Nov' of '2026-11-22'. */
export const formatDay = (day: string): string => dayWords.format(new Date(day))

/** 'Sun 22 Nov'. */
export const formatWeekday = (day: string): string =>
  `${weekdayWords.format(new Date(day))} ${formatDay(day)}`

const yearWords = new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', year: 'numeric' })
const getYear = (day: string) => yearWords.format(new Date(day))

export function describeAxis(days: string[]): string[] {
  const isOneYear = new Set(days.map(getYear)).size <= 1
  return days.map((day) => (isOneYear ? formatDay(day) : `${formatDay(day)} ${getYear(day)}`))
}

export interface ChangeWords {
  text: string
  spoken: string
  direction: 'up' | 'down' | 'same'
}

/** Per cent. Larger rises show the former figure instead: a share of next to nothing says nothing. */
const max_percent = 200

export function getChange(
  { value, before, change_percent }: Figure,
  format: (value: number) => string,
): ChangeWords | null {
  if (before === 0 && value === 0) return null
  const percent = change_percent ?? Number.POSITIVE_INFINITY
  if (percent > max_percent) {
    return {
      text: t.from_before({ before: format(before) }),
      spoken: t.up_from_before({ before: format(before) }),
      direction: 'up',
    }
  }
  const size = `${percents.format(Math.abs(percent))}%`
  if (percent === 0) return { text: '±0%', spoken: t.no_change(), direction: 'same' }
  return percent > 0
    ? { text: `+${size}`, spoken: t.up_size({ size }), direction: 'up' }
    : { text: `−${size}`, spoken: t.down_size({ size }), direction: 'down' }
}
