/** Days before the end, earliest first. */
export const reminder_days = [7, 1] as const

const day_ms = 24 * 60 * 60_000

/** Returns the latest due one; null before the first and after the end. */
export function reminderDue(closes_at: Date, now: Date): number | null {
  const left_ms = closes_at.getTime() - now.getTime()
  if (left_ms <= 0) return null
  return reminder_days.findLast((days) => left_ms <= days * day_ms) ?? null
}
