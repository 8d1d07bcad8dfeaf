import type { Arrangements } from '#contract/trades/handovers.ts'
import { selectRecentChanges } from '#server/modules/auth/sessions/account-changes.service.ts'
import { selectPaymentDetails } from '#server/modules/accounts/payment-details/payment-details.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  getMeetingStanding,
  getMeetingActions,
  type MeetingHistory,
  type MeetingTime,
} from '#shared/rules/meeting-rules.ts'
import { getCode } from './handover-code.service.ts'
import {
  selectArrangedTrade,
  selectCodeUses,
  selectUnfinishedTrades,
  type ArrangedTrade,
  type ArrangementsWanted,
  type CodeUse,
} from './handover.queries.ts'
import { isLocked, triesLeft } from './handover.rules.ts'
import { selectPickups } from './pickup.queries.ts'
import { isArrangeable } from './pickup.rules.ts'

export async function readAllArrangements(
  db: Db,
  account_id: number,
  wanted: ArrangementsWanted,
): Promise<{ items: Arrangements[]; total: number }> {
  const { rows, total } = await selectUnfinishedTrades(db, account_id, wanted)
  return { items: await view(db, rows), total }
}

export async function readArrangements(
  db: Db,
  account_id: number,
  trade_id: number,
): Promise<Arrangements | undefined> {
  const trade = await selectArrangedTrade(db, account_id, trade_id)
  return trade && (await view(db, [trade]))[0]
}

async function view(db: Db, trades: ArrangedTrade[]): Promise<Arrangements[]> {
  const ids = trades.map(({ id }) => id)
  // Only buyers read what concerns sellers.
  const sellers = [
    ...new Set(trades.filter(({ side }) => side === 'buyer').map(({ seller_id }) => seller_id)),
  ]
  const [pickups, uses, payments, changes, secretOf] = await Promise.all([
    selectPickups(db, ids),
    selectCodeUses(db, ids),
    selectPaymentDetails(db, sellers),
    selectRecentChanges(db, sellers),
    getCode(db),
  ])
  return trades.map((trade) => {
    const { id, seller_id, side, now } = trade
    const is_buyer = side === 'buyer' && isUnfinished(trade) && !trade.is_held
    const use = uses.get(id)!
    return {
      trade_id: id,
      ...(isArrangeable(trade)
        ? {
            pickup: pickupView(pickups.get(id)!, side, now),
            handover: handoverView(use, side, secretOf(use)),
          }
        : { pickup: null, handover: null }),
      payment: is_buyer ? (payments.get(seller_id) ?? null) : null,
      warnings: is_buyer
        ? changes
            .filter(({ account_id }) => account_id === seller_id)
            .map(({ what, at }) => ({ what, at: at.toISOString() }))
        : [],
    }
  })
}

const isUnfinished = ({ status }: ArrangedTrade) => status !== 'completed' && status !== 'cancelled'

function pickupView(history: MeetingHistory, side: ArrangedTrade['side'], now: Date): Arrangements['pickup'] {
  const standing = getMeetingStanding(history, now)
  const { revision, state, offer, times, picked, dropped, wish } = standing
  return {
    revision,
    state,
    place: offer?.place ?? '',
    note: offer?.note ?? '',
    times: times.map(timeView),
    picked: picked && timeView(picked),
    dropped: dropped && dropped.starts_at > now ? timeView(dropped) : null,
    wish,
    ...getMeetingActions(standing, side, now),
  }
}

const timeView = ({ id, starts_at, ends_at }: MeetingTime) => ({
  id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

function handoverView(
  { wrong_tries }: CodeUse,
  side: ArrangedTrade['side'],
  code: string,
): Arrangements['handover'] {
  const is_locked = isLocked(wrong_tries)
  return {
    code: side === 'buyer' && !is_locked ? code : null,
    is_locked,
    tries_left: triesLeft(wrong_tries),
  }
}
