import type { Offer, OfferMove } from '#domains/offers/common/offers.ts'
import { isOpenAt, type Deal } from '#domains/deals/server/deals.service.ts'
import { selectOpenRequirements } from '#domains/accounts/server/buyer-requirements/buyer-requirements.service.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import {
  selectBusinessName,
  selectMoves,
  selectSurroundings,
  selectThread,
  type MoveRow,
  type Offered,
  type OfferRow,
} from './offers.queries.ts'
import { sumOffer, viewOfferedDelivery } from './offer-delivery.service.ts'
import { isOpen, whatMay, type Sale } from './offers.rules.ts'

/** A relisted item can't be sold by its old listing any more. */
export function getSale(deal: Deal, offered: Offered, now: Date): Sale {
  return {
    type: offered.type,
    kind: deal.kind,
    accepts_offers: offered.accepts_offers,
    buy_now_price_cents: deal.buy_now_price_cents,
    bid_count: deal.bid_count,
    seller_is_suspended: offered.seller_is_suspended,
    quantity_left: offered.is_relisted ? 0 : deal.quantity_left,
    fallen_through: offered.is_relisted ? 0 : offered.fallen_through,
    is_open: offered.status === 'active' && isOpenAt(deal, now),
  }
}

export async function readOffer(db: Db, actor: AccountActor, id: number): Promise<Offer> {
  const row = await selectThread(db, actor.account_id, id)
  const [view] = await readOffers(db, actor, row ? [row] : [])
  return must(view, 'view')
}

export async function readOffers(
  db: Db,
  { account_id: accountId, by_member: byMember }: AccountActor,
  rows: OfferRow[],
): Promise<Offer[]> {
  if (rows.length === 0) return []
  const actingFor =
    byMember === undefined ? null : { id: accountId, name: await selectBusinessName(db, accountId) }
  const bought = rows.filter((row) => row.buyer_id === accountId).map((row) => row.listing_id)
  const [cards, moves, { saleOf: sales, personOf }, requirements] = await Promise.all([
    selectListingCards(
      db,
      rows.map((row) => row.listing_id),
    ),
    selectMoves(
      db,
      rows.map((row) => row.id),
    ),
    selectSurroundings(db, rows, accountId),
    selectOpenRequirements(db, accountId, bought),
  ])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => {
    const role = row.buyer_id === accountId ? 'buyer' : 'seller'
    const sale = must(sales.get(row.listing_id), 'sale')
    const { now } = sale
    return {
      id: row.id,
      listing: must(cardOf.get(row.listing_id), 'card'),
      role,
      acting_for: actingFor,
      counterparty: must(personOf.get(role === 'buyer' ? row.seller_id : row.buyer_id), 'counterparty'),
      kind: row.kind,
      status: getStatus(row, now),
      amount_cents: row.amount_cents,
      delivery: viewOfferedDelivery(row),
      total_cents: sumOffer(row),
      expires_at: isOpen(row, now) ? row.expires_at.toISOString() : null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      moves: moves.filter((move) => move.offer_id === row.id).map(moveView),
      may: whatMay(role, row, getSale(sale, sale, now), now),
      open_requirements: (role === 'buyer' && requirements.get(row.listing_id)) || [],
      trade_id: row.trade_id,
    }
  })
}

/** It may have expired before the job has recorded that. */
const getStatus = (row: OfferRow, now: Date): Offer['status'] =>
  (row.status === 'pending' || row.status === 'countered') && !isOpen(row, now) ? 'expired' : row.status

const moveView = ({
  side,
  action,
  moved_by: movedBy,
  amount_cents: amountCents,
  message,
  reason,
  at,
}: MoveRow): OfferMove => ({
  side,
  action,
  is_automatic: side === 'seller' && movedBy === null,
  amount_cents: amountCents,
  message,
  reason,
  at: at.toISOString(),
})
