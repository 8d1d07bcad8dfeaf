import { sql } from 'kysely'
import type { SellerListings, TradeGap } from '#domains/accounts/server/profile/profile.service.ts'
import type { MoveListings } from '#domains/catalogue/server/categories.service.ts'
import { findTradeProblems } from '#domains/listings/common/rules/vehicle-sale-rules.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { selectVehicle } from './detail/details.queries.ts'
import { listingAgentsMoved } from './listings.events.ts'
import { selectSellerKind, type ListingRow } from './listings.queries.ts'
import { selectSellerInTrade } from './types/vehicle-descriptions.queries.ts'

export { sellerKindSql } from './listings.queries.ts'

/** Fixed when the listing goes live, whatever the seller chooses later. */
export async function retainSellerKind(
  tx: Tx,
  { id, seller_id: sellerId }: Pick<ListingRow, 'id' | 'seller_id'>,
): Promise<void> {
  const sellerKind = await selectSellerKind(tx, sellerId)
  await tx.updateTable('listings').set({ seller_kind: sellerKind }).where('id', '=', id).execute()
}

const selectLive = (tx: Tx, sellerId: AccountId) =>
  tx
    .selectFrom('listings')
    .where('seller_id', '=', sellerId)
    .where('status', 'in', ['active', 'suspended'])
    .orderBy('id')

/** True if nobody has relied on the listing being in trade. */
const isUntouched = sql<boolean>`(
  listings.raised_to_trade_at is not null
  and not exists (select from bids b
                   where b.listing_id = listings.id and b.placed_at >= listings.raised_to_trade_at)
  and not exists (select from offers o
                   where o.listing_id = listings.id and o.updated_at >= listings.raised_to_trade_at)
  and not exists (select from trades t
                   where t.listing_id = listings.id and t.agreed_at >= listings.raised_to_trade_at))`

/**
 * Live listings become in trade with their seller. They return with them only if nobody has acted
 * on them.
 */
export async function followSellerKind(tx: Tx, sellerId: AccountId): Promise<void> {
  const live = selectLive(tx, sellerId).select('id').forUpdate()
  if ((await selectSellerKind(tx, sellerId)) === 'in_trade') {
    await tx
      .updateTable('listings')
      .set({ seller_kind: 'in_trade', raised_to_trade_at: sql`clock_timestamp()` })
      .where('id', 'in', live.where('seller_kind', '=', 'private'))
      .execute()
    return
  }
  await tx
    .updateTable('listings')
    .set({ seller_kind: 'private', raised_to_trade_at: null })
    .where('id', 'in', live.where('seller_kind', '=', 'in_trade'))
    .where(isUntouched)
    .execute()
}

async function countBoundInTrade(tx: Tx, sellerId: AccountId): Promise<number> {
  const bound = await selectLive(tx, sellerId)
    .select('id')
    .where('seller_kind', '=', 'in_trade')
    .where(sql<boolean>`not ${isUntouched}`)
    .execute()
  return bound.length
}

/** Finds what live vehicles of a seller in trade still lack by law. */
async function findTradeGaps(tx: Tx, sellerId: AccountId): Promise<TradeGap[]> {
  const [now, seller] = [
    await readClock(tx),
    must(await selectSellerInTrade(tx, sellerId), 'seller in trade'),
  ]
  const rows = await selectLive(tx, sellerId)
    .select(['id', 'title', 'condition', 'sale_method', 'buy_now_price_cents'])
    .where('type', '=', 'vehicle')
    .execute()
  const gaps: TradeGap[] = []
  for (const { id, title, buy_now_price_cents: priceCents, condition, sale_method: saleMethod } of rows) {
    const vehicle = must(await selectVehicle(tx, id), 'vehicle')
    const problems = findTradeProblems(vehicle, {
      now,
      price_cents: priceCents,
      condition,
      sale_method: saleMethod,
      seller,
    })
    const { 'vehicle.trader': trader = null, ...needs } = problems
    if (Object.keys(problems).length > 0)
      gaps.push({ listing_id: id, title: title ?? '', trader, needs: Object.values(needs) })
  }
  return gaps
}

export const sellerListings: SellerListings = { countBoundInTrade, findTradeGaps }

/**
 * The version doesn't change, so a seller who is editing isn't disturbed.
 * @returns how many there were
 */
export const moveListings: MoveListings = async (tx, from, to) => {
  // In a fixed order, so that two such moves can't deadlock.
  const rows = await tx
    .selectFrom('listings')
    .select('id')
    .where('category_id', '=', from)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length === 0) return 0
  await tx.updateTable('listings').set({ category_id: to }).where('category_id', '=', from).execute()
  return rows.length
}

interface Left {
  agent_id: number
  seller_id: AccountId
  moves_to: number | null
}

/** Moves drafts and listings that are or can be live again. Ended ones keep their agents. */
export async function moveListingsOfAgent(
  tx: Tx,
  { agent_id: agentId, seller_id: sellerId, moves_to: movesTo }: Left,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select l.id from listings l join property_details p on p.listing_id = l.id
       where l.seller_id = ${sellerId} and l.status in ('draft', 'pending', 'active', 'suspended')
         and p.agent_ids <> '{}' and p.agent_ids @> array[${agentId}::bigint]
       order by l.id
         for update of p
    )
    update property_details p
       set agent_ids = case
             when ${movesTo}::bigint is null or p.agent_ids @> array[${movesTo}::bigint]
             then array_remove(p.agent_ids, ${agentId}::bigint)
             else array_replace(p.agent_ids, ${agentId}::bigint, ${movesTo}::bigint) end
      from named where p.listing_id = named.id
    returning p.listing_id as id`.execute(tx)
  for (const { id } of rows) await publishTopic(tx, `listing:${id}`)
  if (rows.length > 0) await recordEvent(tx, listingAgentsMoved, { seller_id: sellerId })
}

export async function forgetExactPlaces(tx: Tx, sellerId: AccountId): Promise<void> {
  const forgotten = await tx
    .updateTable('listings')
    .set({ address: '', latitude: null, longitude: null })
    .where('seller_id', '=', sellerId)
    .where((is) => is.or([is('address', '!=', ''), is('latitude', 'is not', null)]))
    .returning('id')
    .execute()
  for (const { id } of forgotten) await publishTopic(tx, `listing:${id}`)
}
