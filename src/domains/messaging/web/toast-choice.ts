import type { Notification } from '#domains/messaging/common/notifications.ts'

/**
 * Null for most notifications.
 * @param listing_id that listing's own page shows the news beside the price
 */
export function toastFor(
  kind: Notification['kind'],
  listing_id: number | null,
  path: string,
): 'success' | 'info' | null {
  if (listing_id !== null && isListingPage(listing_id, path)) return null
  if (kind === 'won') return 'success'
  return kind === 'outbid' ? 'info' : null
}

const isListingPage = (listing_id: number, path: string) =>
  new RegExp(`^/(general|vehicle|property)/${listing_id}/detail/?$`).test(path)
