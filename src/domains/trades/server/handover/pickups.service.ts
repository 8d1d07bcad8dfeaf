import type { Arrangements } from '#domains/trades/common/handovers.ts'
import type { MeetingHost } from '#domains/trades/server/meetings/meetings.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readArrangements } from './arrangements.service.ts'
import { selectArrangedTrade } from './handover.queries.ts'
import { lockArranged } from './handover.service.ts'
import { describePickup, describeWhyClosed, isArrangeable } from './pickups.rules.ts'

export const pickups: MeetingHost<Arrangements> = {
  kind: 'pickup',
  lock: async (tx, { callerId: accountId, id: tradeId, by: side }) => {
    const trade = await lockArranged(tx, { account_id: accountId, side, trade_id: tradeId })
    if (!trade) return refuse('not_found')
    const now = await readClock(tx)
    if (!isArrangeable(trade)) refuse('pickup_closed', { message: describeWhyClosed(trade) })
    const { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = trade
    return {
      actor: { account_id: accountId },
      side: trade.side,
      receiverId: trade.side === 'buyer' ? sellerId : buyerId,
      listing_id: listingId,
      is_open: true,
      may_write: true,
      whyClosed: null,
      now,
    }
  },
  reply: async (db, { callerId, id }) => (await readArrangements(db, callerId, id)) ?? refuse('not_found'),
  findEntry: async (db, callerId, id) => {
    const trade = await selectArrangedTrade(db, callerId, id)
    return trade && !trade.is_held ? { ...describePickup(trade), now: trade.now } : undefined
  },
}
