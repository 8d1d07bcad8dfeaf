import { fact } from '#platform/server/jobs/outbox.ts'

export const watchersChanged = fact<{ listing_id: number }>('watching.watchers-changed')

export const watchersCarriedOver = fact<{ listing_id: number; account_ids: number[] }>(
  'watching.carried-over',
)

export const watchedClosingSoon = fact<{ listing_id: number; closes_at: string; account_ids: number[] }>(
  'watching.closing-soon',
)
