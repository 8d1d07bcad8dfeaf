import type { NotificationKind, QuietHours } from '#domains/messaging/common/notifications.ts'
import { aucklandLocal, readAucklandLocal } from '#platform/common/formats/auckland-time.ts'
import { must } from '#platform/common/must.ts'

export const usualQuietHours: QuietHours = { is_on: false, from: '22:00', until: '07:00' }

/** Kinds that are of no use once the auction closes. */
const untilClosing = new Set<NotificationKind>(['outbid', 'closing_soon', 'reserve_lowered'])

/** A member may be about to pay a stranger, or the books don't balance. */
const neverQueued = new Set<NotificationKind>(['payment_details', 'alarm'])

export interface Waiting {
  kind: NotificationKind
  isUrgent: boolean
  /** The closing of its auction, if it's about one. */
  closes_at: Date | null
}

/** Until when its push and email are delayed; null if they go at once. */
export function queuedUntil(
  now: Date,
  hours: QuietHours,
  { kind, isUrgent, closes_at: closesAt }: Waiting,
): Date | null {
  if (isUrgent || neverQueued.has(kind)) return null
  const end = quietUntil(now, hours)
  if (end && closesAt && untilClosing.has(kind) && closesAt <= end) return null
  return end
}

/** Returns when the quiet hours around `now` end; null outside them. */
export function quietUntil(now: Date, { is_on: isOn, from, until }: QuietHours): Date | null {
  if (!isOn) return null
  const today = aucklandLocal(now).slice(0, 10)
  for (const day of [dayAfter(today, -1), today]) {
    const start = instantAt(day, from, 'first')
    const end = instantAt(from < until ? day : dayAfter(day, 1), until, 'last')
    if (start <= now && now < end) return end
  }
  return null
}

function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** A time that an April night has twice lasts until the clock shows it for the last time. */
function instantAt(day: string, time: string, which: 'first' | 'last'): Date {
  const reading = must(readAucklandLocal(`${day}T${time}`), 'time in Auckland')
  return which === 'last' && reading.kind === 'twice' ? reading.later : reading.at
}
