export interface Told {
  hours: number
  /** The closing that the reminder was about. */
  closes_at: Date
}

const hour = 3_600_000

/**
 * Due, and not sent before for this closing. A closing moved by more than half of the hours counts
 * as new; late extensions don't.
 */
export function remindersDue(
  { closes_at, asked, told }: { closes_at: Date; asked: readonly number[]; told: readonly Told[] },
  now: Date,
): number[] {
  const left_ms = closes_at.getTime() - now.getTime()
  if (left_ms <= 0) return []
  return asked.filter((hours) => {
    if (left_ms > hours * hour) return false
    const last = told.find((one) => one.hours === hours)
    return !last || closes_at.getTime() - last.closes_at.getTime() > (hours * hour) / 2
  })
}
