import { fact } from '#server/platform/outbox.ts'

/** Somebody began or stopped watching. */
export const watchersChanged = fact<{ listing_id: number }>('watching.watchers-changed')

/** Whoever watched something that ended watches what it is listed again as. */
export const watchersCarriedOver = fact<{ listing_id: number; account_ids: number[] }>(
  'watching.carried-over',
)
