import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectDisputes } from './disputes/disputes.queries.ts'
import { viewDispute, viewMove } from './disputes/disputes.view.ts'
import { selectMoves, selectStandings } from './acts/moves.queries.ts'
import { selectDefaults, selectTrade, type TradeRow } from './trades.queries.ts'
import { defaultableFrom, disputableFrom, whatMay } from './trades.rules.ts'

export async function readTrade(db: Db, account_id: number, id: number): Promise<Trade | undefined> {
  const row = await selectTrade(db, account_id, id)
  return row && (await viewTrades(db, account_id, [row]))[0]
}

export async function viewTrades(db: Db, account_id: number, rows: TradeRow[]): Promise<Trade[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [cards, { getPast, statusOf }] = await Promise.all([
    selectListingCards(
      db,
      rows.map((row) => row.listing_id),
    ),
    selectPast(db, ids),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const side = row.buyer_id === account_id ? 'buyer' : 'seller'
    return {
      ...viewAgreement(row, cardOf.get(row.listing_id)!, side),
      ...getPast(row.id),
      payment_confirmed: row.payment_confirmed,
      may: whatMay(
        { account_id, side },
        { ...row, ...statusOf(row.id), seller_is_suspended: isSuspended(row, side) },
        row.now,
      ),
      disputable_from: disputableFrom(row.agreed_at).toISOString(),
      defaultable_from: defaultableFrom(row.agreed_at).toISOString(),
    }
  })
}

const isSuspended = ({ status, other_status }: TradeRow, side: Trade['role']) =>
  side === 'buyer' && other_status === 'suspended' && status !== 'completed' && status !== 'cancelled'

async function selectPast(db: Db, ids: number[]) {
  const [moves, defaults, disputes, statusOf] = await Promise.all([
    selectMoves(db, ids),
    selectDefaults(db, ids),
    selectDisputes(db, ids),
    selectStandings(db, ids),
  ])
  const getPast = (id: number): Pick<Trade, 'moves' | 'default_stated' | 'dispute'> => {
    const open_default = defaults.find(({ trade_id }) => trade_id === id)
    const dispute = disputes.find(({ trade_id }) => trade_id === id)
    return {
      moves: moves.filter(({ trade_id }) => trade_id === id).map(viewMove),
      default_stated: open_default
        ? {
            reason: open_default.reason,
            stated_at: open_default.stated_at.toISOString(),
            stands_at: open_default.stands_at.toISOString(),
            outcome: open_default.outcome,
          }
        : null,
      dispute: dispute ? viewDispute(dispute) : null,
    }
  }
  return { getPast, statusOf }
}

function viewAgreement(row: TradeRow, listing: ListingCard, role: Trade['role']) {
  const has_agreed = row.status !== 'unconfirmed' && !row.was_denied
  const is_reachable = has_agreed && !isSuspended(row, role)
  return {
    id: row.id,
    listing,
    role,
    price_cents: row.price_cents,
    quantity: row.quantity,
    total_cents: row.price_cents * row.quantity,
    how: row.how,
    status: row.status,
    agreed_at: row.agreed_at.toISOString(),
    payment_methods: row.payment_methods as Trade['payment_methods'],
    counterparty: {
      id: row.other_id,
      display_name: row.display_name,
      is_suspended: row.other_status === 'suspended',
      full_name: has_agreed ? `${row.first_name} ${row.last_name}` : null,
      email: is_reachable ? row.email : null,
      phone_number: is_reachable ? row.phone_number : null,
    },
  }
}
