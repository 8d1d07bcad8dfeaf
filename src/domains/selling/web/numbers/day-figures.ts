import { formatDay, formatCalendarDay } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { ListingDay } from '#domains/listings/common/listings.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import * as t from '#domains/selling/texts.ts'

export type DayFigure = 'views' | 'watchers' | 'bids'

export interface Bar {
  day: string
  days: number
  value: number
}

const maxBars = 62
/** Keeps the bars of a few days narrow. */
const widestBar = 1 / 12

/** A week sums up views and bids; watchers are those at its end. */
export function buildBars(days: readonly ListingDay[], figure: DayFigure): Bar[] {
  const width = days.length > maxBars ? 7 : 1
  const bars: Bar[] = []
  for (let from = 0; from < days.length; from += width) {
    const part = days.slice(from, from + width)
    const values = part.map((one) => one[figure])
    const value =
      figure === 'watchers' ? must(values.at(-1), 'last value') : values.reduce((sum, one) => sum + one, 0)
    bars.push({ day: must(part[0], 'first day').day, days: part.length, value })
  }
  return bars
}

export function placedBars(bars: readonly Bar[], width: number, height: number) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const step = width / Math.max(1, bars.length)
  const gap = Math.min(2, step * 0.25)
  const thick = Math.min(step - gap, width * widestBar)
  return bars.map(({ day, value }, index) => {
    const tall = (value / highest) * height
    return { day, x: index * step + (step - thick) / 2, y: height - tall, width: thick, height: tall }
  })
}

export function getHighlight(bars: readonly Bar[], figure: DayFigure): string | null {
  const highest = bars.reduce<Bar | null>((top, bar) => (bar.value > (top?.value ?? 0) ? bar : top), null)
  if (!highest) return null
  const most = formatCount(highest.value)
  if (highest.days > 1) {
    const values = { most, day: formatCalendarDay(highest.day) }
    return figure === 'watchers'
      ? t.at_most_in_the_week_from_day(values)
      : t.most_in_the_week_from_day(values)
  }
  const values = { most, day: formatDay(highest.day) }
  return figure === 'watchers' ? t.at_most_on_day(values) : t.most_on_day(values)
}

/** 'Tue 17 Nov' */
export const shortDay = (day: string): string => formatDay(day).replace(/(?<= )(\p{L}{3})\p{L}*$/u, '$1')
