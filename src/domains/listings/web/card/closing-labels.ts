import { formatDayAndTime, formatShortInstant, formatTimeLeft } from '#platform/common/formats/formats.ts'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import * as t from '#domains/listings/texts.ts'

const minute = 60_000
const day = 24 * 60 * minute

export interface ClosingLabels {
  text: string
  hot: boolean
}

/**
 * The instant while `left` (milliseconds) is unknown, as on the server; the time left if it's under
 * a day.
 */
export function describeClosing(
  listing: Pick<LiveListing, 'closes_at' | 'status'>,
  left: number | null,
): ClosingLabels | null {
  if (listing.closes_at === null || listing.status === 'draft' || listing.status === 'pending') return null
  if (listing.status !== 'active') return { text: t.closed(), hot: false }
  const closes = new Date(listing.closes_at)
  if (left === null) return { text: formatShortInstant(closes), hot: false }
  if (left <= 0) return { text: t.closing(), hot: true }
  if (left < 10 * minute) return { text: t.closes_in_left({ left: formatTimeLeft(left) }), hot: true }
  if (left < 60 * minute)
    return { text: t.closes_in_left_min({ left: Math.ceil(left / minute) }), hot: false }
  if (left < day) return { text: t.closes_in_left({ left: formatTimeLeft(left) }), hot: false }
  return { text: left < 6 * day ? formatDayAndTime(closes) : formatShortInstant(closes), hot: false }
}
