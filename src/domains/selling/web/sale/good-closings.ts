import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { getDateFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/selling/texts.ts'

export interface GoodClosing {
  local: string
  label: string
}

const evening = '19:30'
const dayMs = 86_400_000
const sunday = 0
const wednesday = 3

const nameDay = (day: Date) =>
  getDateFormat({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(day)
    .replace(',', '')

/** Popular times: Sunday and Wednesday evenings, at least three days ahead, soonest first. */
export function goodClosings(now: number, maxMinutes: number): GoodClosing[] {
  const today = Date.parse(`${aucklandLocal(new Date(now)).slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: 14 }, (_, days) => new Date(today + (days + 3) * dayMs))
    .filter((day) => [sunday, wednesday].includes(day.getUTCDay()))
    .filter((day) => (day.getTime() - today) / 60_000 + 1440 <= maxMinutes)
    .slice(0, 3)
    .map((day) => ({
      local: `${day.toISOString().slice(0, 10)}T${evening}`,
      label: t.day_7_30_pm({ day: nameDay(day) }),
    }))
}

export const usualClosing = (now: number, maxMinutes: number): GoodClosing | undefined =>
  goodClosings(now, maxMinutes).find(({ local }) => new Date(`${local}:00Z`).getUTCDay() === sunday)
