import { fact } from '#server/platform/jobs/outbox.ts'

/** A live listing can be found by something that it was not found by before; `before` is its search row until then. */
export const searchRowChanged = fact<{ listing_id: number; before: Record<string, unknown> }>(
  'search.row-changed',
)
