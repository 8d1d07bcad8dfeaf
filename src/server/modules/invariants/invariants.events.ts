import { fact } from '#server/platform/jobs/outbox.ts'

export const anomaliesFound = fact<{
  count: number
  name: string
  listing_id: number
  detail: string
}>('invariants.anomalies-found')
