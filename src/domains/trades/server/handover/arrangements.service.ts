import { selectPaymentDetails } from '#domains/accounts/server/payment-details.service.ts'
import { selectRecentChanges } from '#domains/identity/server/sessions/account-changes.service.ts'
import type { PickupPlan } from '#domains/trades/common/meetings/meetings.ts'
import type { Arrangements } from '#domains/trades/common/trades.ts'
import {
  getMeetingPlan,
  selectMeetings,
  type MeetingPlan,
  type MeetingHost,
} from '#domains/trades/server/meetings/meetings.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  selectArrangedTrade,
  selectCodeUses,
  selectUnfinishedTrades,
  type ArrangedTrade,
  type ArrangementsWanted,
  type CodeUse,
} from './handover.queries.ts'
import { isLocked, triesLeft, isArrangeable, describePickup, describeWhyClosed } from './handover.rules.ts'
import { getCode, lockArranged } from './handover.service.ts'

export async function readAllArrangements(
  db: Db,
  accountId: AccountId,
  wanted: ArrangementsWanted,
): Promise<{ items: Arrangements[]; total: number }> {
  const { rows, total } = await selectUnfinishedTrades(db, accountId, wanted)
  return { items: await view(db, rows), total }
}

export async function readArrangements(
  db: Db,
  accountId: AccountId,
  tradeId: number,
): Promise<Arrangements | undefined> {
  const trade = await selectArrangedTrade(db, accountId, tradeId)
  return trade && (await view(db, [trade]))[0]
}

async function view(db: Db, trades: ArrangedTrade[]): Promise<Arrangements[]> {
  const ids = trades.map(({ id }) => id)
  // Only buyers see warnings about sellers.
  const sellers = [
    ...new Set(trades.filter(({ side }) => side === 'buyer').map(({ seller_id: sellerId }) => sellerId)),
  ]
  const [meetingOf, uses, payments, changes, secretOf] = await Promise.all([
    selectMeetings(db, 'pickup', ids),
    selectCodeUses(db, ids),
    selectPaymentDetails(db, sellers),
    selectRecentChanges(db, sellers),
    getCode(db),
  ])
  return trades.map((trade) => {
    const { id, seller_id: sellerId, side, now } = trade
    const isBuyer = side === 'buyer' && isUnfinished(trade) && !trade.is_held
    const use = must(uses.get(id), 'uses of the code')
    return {
      trade_id: id,
      ...(isArrangeable(trade)
        ? {
            pickup: pickupView(
              must(getMeetingPlan('pickup', meetingOf(id), { side, is_open: true, now }), 'meeting plan'),
            ),
            handover: handoverView(use, side, secretOf(use)),
          }
        : { pickup: null, handover: null }),
      payment: isBuyer ? (payments.get(sellerId) ?? null) : null,
      warnings: isBuyer
        ? changes
            .filter(({ account_id: accountId }) => accountId === sellerId)
            .map(({ what, at }) => ({ what, at: at.toISOString() }))
        : [],
    }
  })
}

const isUnfinished = ({ status }: ArrangedTrade) => status !== 'completed' && status !== 'cancelled'

/** The type leaves out what the table refuses: a pickup can't be cancelled. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table refuses the others.
const pickupView = ({ may_cancel: _mayCancel, ...plan }: MeetingPlan) => plan as PickupPlan

function handoverView(
  { wrong_tries: wrongTries }: CodeUse,
  side: ArrangedTrade['side'],
  code: string,
): Arrangements['handover'] {
  const isCodeLocked = isLocked(wrongTries)
  return {
    code: side === 'buyer' && !isCodeLocked ? code : null,
    is_locked: isCodeLocked,
    tries_left: triesLeft(wrongTries),
  }
}

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
      closedReason: null,
      now,
    }
  },
  reply: async (db, { callerId, id }) => (await readArrangements(db, callerId, id)) ?? refuse('not_found'),
  findEntry: async (db, callerId, id) => {
    const trade = await selectArrangedTrade(db, callerId, id)
    return trade && !trade.is_held ? { ...describePickup(trade), now: trade.now } : undefined
  },
}
