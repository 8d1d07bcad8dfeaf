import type { Notification } from '#domains/messaging/common/notifications.ts'

/**
 * Null for most notifications.
 * @param listingId that listing's own page shows the news beside the price
 */
export function toastFor(
  kind: Notification['kind'],
  listingId: number | null,
  path: string,
): 'success' | 'info' | null {
  if (listingId !== null && isListingPage(listingId, path)) return null
  if (kind === 'won') return 'success'
  return kind === 'outbid' ? 'info' : null
}

const isListingPage = (listingId: number, path: string) =>
  new RegExp(`^/(general|vehicle|property)/${listingId}/detail/?$`).test(path)
