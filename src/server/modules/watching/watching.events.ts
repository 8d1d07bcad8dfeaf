import { fact } from '#server/platform/outbox.ts'

/** Somebody began or stopped watching. */
export const watchersChanged = fact<{ listing_id: number }>('watching.watchers-changed')
