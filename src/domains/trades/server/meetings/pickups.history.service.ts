import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

interface PastPickup {
  trade_id: number
  seller_id: AccountId
  buyer_id: AccountId
  place: string
  offeredAt: Date
  times: readonly { starts_at: Date; ends_at: Date }[]
  pickedAt: Date
}

/** The seller has offered times, and the buyer has picked the first. */
export async function recordPastPickup(
  tx: Tx,
  { trade_id: tradeId, seller_id: sellerId, buyer_id: buyerId, place, times, ...at }: PastPickup,
): Promise<void> {
  const { id: moveId } = await tx
    .insertInto('meeting_moves')
    .values({
      trade_id: tradeId,
      revision: 1,
      actor_id: sellerId,
      action: 'offered',
      place,
      at: at.offeredAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await tx
    .insertInto('meeting_times')
    .values(times.map((time) => ({ move_id: moveId, ...time })))
    .returning('id')
    .execute()
  await tx
    .insertInto('meeting_moves')
    .values({
      trade_id: tradeId,
      revision: 2,
      actor_id: buyerId,
      action: 'picked',
      time_id: rows[0]?.id ?? null,
      at: at.pickedAt,
    })
    .execute()
}
