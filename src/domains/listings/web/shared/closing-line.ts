import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import * as t from '#domains/listings/texts.ts'

export interface ClosingLine {
  text: string
  isHot: boolean
}

const day = 86_400_000

export function useClosingLine(listing: {
  status: ListingStatus
  closes_at: string | null
}): ClosingLine | null {
  const left = useTimeLeft(listing.status === 'active' ? listing.closes_at : null)
  if (listing.closes_at === null) return null
  const at = formatShortInstant(new Date(listing.closes_at))
  if (listing.status !== 'active') {
    return Date.parse(listing.closes_at) > serverNow() ? null : { text: t.closed_at({ at }), isHot: false }
  }
  if (left === null || left.milliseconds > day) return { text: t.closes_at({ at }), isHot: false }
  if (left.is_over) return { text: t.closing(), isHot: true }
  return { text: t.closes_in_time({ time: left.text }), isHot: left.isHot }
}
