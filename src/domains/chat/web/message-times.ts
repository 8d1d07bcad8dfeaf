import { formatDay, formatShortInstant, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { aucklandLocal } from '#platform/common/formats/auckland-time.ts'
import * as t from '#domains/chat/texts.ts'

const dayMs = 86_400_000

const dayOf = (at: Date) => aucklandLocal(at).slice(0, 10)

/** 'Today', 'Yesterday', 'Sat 28 November'. */
export function formatMessageDay(instant: string, now: number): string {
  const day = dayOf(new Date(instant))
  if (day === dayOf(new Date(now))) return t.today()
  return day === dayOf(new Date(now - dayMs)) ? t.yesterday() : formatDay(day)
}

export const isSameDay = (one: string, other: string): boolean =>
  dayOf(new Date(one)) === dayOf(new Date(other))

/** '7.30 pm' today, 'Yesterday', then 'Sat 28 Nov'. */
export function formatWhen(instant: string, now: number): string {
  const at = new Date(instant)
  const day = formatMessageDay(instant, now)
  if (day === t.today()) return formatTimeOfDay(at)
  return day === t.yesterday() ? day : formatShortInstant(at).replace(/,.*/, '')
}
