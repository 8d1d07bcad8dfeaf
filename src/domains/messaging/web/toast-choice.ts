import type { Notification } from '#domains/messaging/common/notifications.ts'

/**
 * Null for most.
 * @param listing_id its own page says so itself, where the price is
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
