import type { AdvertisementPlace } from '#domains/advertising/common/showing.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { notifyNodes } from './advertisements.service.ts'

export interface PastDay {
  day: string
  placement: AdvertisementPlace
  impressions: number
  clicks: number
}

/** Records figures from before counting began, as in the demo's past. */
export async function recordPastFigures(
  tx: Tx,
  advertisementId: number,
  days: readonly PastDay[],
): Promise<void> {
  if (days.length === 0) return
  await tx
    .insertInto('advertisement_days')
    .values(days.map((day) => ({ ...day, advertisement_id: advertisementId })))
    .execute()
  await notifyNodes(tx)
}
