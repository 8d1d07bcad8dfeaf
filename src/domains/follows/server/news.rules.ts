interface WaitingNews {
  firstListedAt: Date
  lastListedAt: Date
  notifiedAt: Date | null
}

const minute = 60_000

/** A seller who lists several in a row, or by stock feed, is announced once with all of them. */
const quietMs = 2 * minute
const longestMs = 15 * minute
/** Between two notices of the same seller. */
const betweenMs = 60 * minute

/**
 * Whether the followers are notified now: at most hourly, and not while the seller still lists more,
 * unless the first has waited a quarter of an hour.
 */
export function isNewsDue({ firstListedAt, lastListedAt, notifiedAt }: WaitingNews, now: Date): boolean {
  if (notifiedAt !== null && now.getTime() - notifiedAt.getTime() < betweenMs) return false
  return (
    now.getTime() - lastListedAt.getTime() >= quietMs || now.getTime() - firstListedAt.getTime() >= longestMs
  )
}
