/** Days before the end, earliest first. */
export const reminderDays = [7, 1] as const

const dayMs = 24 * 60 * 60_000

/** Returns the latest due one; null before the first and after the end. */
export function reminderDue(closesAt: Date, now: Date): number | null {
  const leftMs = closesAt.getTime() - now.getTime()
  if (leftMs <= 0) return null
  return reminderDays.findLast((days) => leftMs <= days * dayMs) ?? null
}
