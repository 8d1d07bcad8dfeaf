import type { ListingId } from '#platform/common/ids.ts'
import { fact } from '#platform/server/jobs/outbox.ts'

export const anomaliesFound = fact<{
  count: number
  name: string
  listing_id: ListingId
  detail: string
}>('invariants.anomalies-found')

export const moneyAnomaliesFound = fact<{ count: number; name: string; detail: string }>(
  'invariants.money-anomalies-found',
)
