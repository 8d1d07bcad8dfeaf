import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { Seeded } from '../seeded.ts'

const dayMs = 24 * 60 * 60_000

/** Calendar days in Auckland. */
function daysBetween(from: Date, until: Date): string[] {
  const getName = (ms: number) => formatByPattern(new Date(ms), defaultDateFormat)
  const names: string[] = []
  for (let ms = from.getTime(); ms < until.getTime(); ms += dayMs) names.push(getName(ms))
  return [...new Set([...names, getName(until.getTime())])]
}

export function imagineViews(
  { from, until, ends }: { from: Date; until: Date; ends: boolean },
  total: number,
  dice: Seeded,
): { day: string; views: number }[] {
  const days = daysBetween(from, until)
  const weights = days.map((day, index) => {
    const left = days.length - 1 - index
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    const rise = 1 + 1.6 * Math.exp(-index / 1.5) + (ends ? 1.3 * Math.exp(-left / 1.2) : 0)
    return rise * (isWeekend ? 1.35 : 1) * (0.6 + 0.8 * dice.chance())
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return days.map((day, index) => ({
    day,
    views: Math.max(1, Math.round((total * must(weights[index], 'weight')) / whole)),
  }))
}
