export interface Reminded {
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
  {
    closes_at: closesAt,
    requested,
    sent,
  }: { closes_at: Date; requested: readonly number[]; sent: readonly Reminded[] },
  now: Date,
): number[] {
  const leftMs = closesAt.getTime() - now.getTime()
  if (leftMs <= 0) return []
  return requested.filter((hours) => {
    if (leftMs > hours * hour) return false
    const last = sent.find((one) => one.hours === hours)
    return !last || closesAt.getTime() - last.closes_at.getTime() > (hours * hour) / 2
  })
}
