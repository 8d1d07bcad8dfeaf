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
  lock: async (tx, { caller_id: account_id, id: trade_id, by: side }) => {
    const trade = await lockArranged(tx, { account_id, side, trade_id })
    if (!trade) return refuse('not_found')
    const now = await readClock(tx)
    if (!isArrangeable(trade)) refuse('pickup_closed', { message: describeWhyClosed(trade) })
    const { listing_id, seller_id, buyer_id } = trade
    return {
      actor: { account_id },
      side: trade.side,
      receiver_id: trade.side === 'buyer' ? seller_id : buyer_id,
      listing_id,
      is_open: true,
      may_write: true,
      why_closed: null,
      now,
    }
  },
  reply: async (db, { caller_id, id }) => (await readArrangements(db, caller_id, id)) ?? refuse('not_found'),
  findEntry: async (db, caller_id, id) => {
    const trade = await selectArrangedTrade(db, caller_id, id)
    return trade && !trade.is_held ? { ...describePickup(trade), now: trade.now } : undefined
  },
}
