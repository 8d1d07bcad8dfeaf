import { fact } from '#server/platform/jobs/outbox.ts'

/** Somebody began or stopped watching. */
export const watchersChanged = fact<{ listing_id: number }>('watching.watchers-changed')

/** Whoever watched something that ended watches what it is listed again as. */
export const watchersCarriedOver = fact<{ listing_id: number; account_ids: number[] }>(
  'watching.carried-over',
)

/** Who asked to be reminded of a closing is to be told of it now. */
export const watchedClosingSoon = fact<{ listing_id: number; closes_at: string; account_ids: number[] }>(
  'watching.closing-soon',
)
