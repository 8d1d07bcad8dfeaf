import type { ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

/** A live listing matches more than before; `before` is its former search row. */
export const searchRowChanged = fact<{ listing_id: ListingId; before: Record<string, unknown> }>(
  'search.row-changed',
)
