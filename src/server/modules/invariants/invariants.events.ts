import { fact } from '#server/platform/jobs/outbox.ts'

/** What should never be was found, and had not been known. */
export const anomaliesFound = fact<{
  count: number
  name: string
  listing_id: number
  detail: string
}>('invariants.anomalies-found')
