import { sql, type Selectable } from 'kysely'
import { buildFallenThroughSql } from '#domains/deals/server/fallen-through.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

export type OfferRow = Selectable<DB['offers']>
export type MoveRow = Selectable<DB['offer_moves']>

const salesQuery = (db: Db, ids: number[]) =>
  db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('accounts as s', 's.id', 'l.seller_id')
    .selectAll('d')
    .select(sellerIsSuspended.as('seller_is_suspended'))
    .select(['l.type', 'l.status', 'l.accepts_offers', 'l.auto_accept_cents', 'l.auto_decline_cents'])
    .select([isRelisted.as('is_relisted'), sql<Date>`clock_timestamp()`.as('now')])
    .select(buildFallenThroughSql('l.id').as('fallen_through'))
    .where('l.id', '=', sql<ListingId>`any(${ids}::bigint[])`)

export async function selectSale(db: Db, listingId: ListingId) {
  return await salesQuery(db, [listingId]).executeTakeFirst()
}

export async function selectThreadBetween(
  db: Db,
  listingId: ListingId,
  buyerId: AccountId,
): Promise<OfferRow | undefined> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function selectOffered(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('accounts as s', 's.id', 'l.seller_id')
    .select(['l.type', 'l.status', 'l.accepts_offers', 'l.auto_accept_cents', 'l.auto_decline_cents'])
    .select(sellerIsSuspended.as('seller_is_suspended'))
    .select([isRelisted.as('is_relisted'), buildFallenThroughSql('l.id').as('fallen_through')])
    .where('l.id', '=', listingId)
    .executeTakeFirst()
}
export type Offered = NonNullable<Awaited<ReturnType<typeof selectOffered>>>

const sellerIsSuspended = sql<boolean>`s.status = 'suspended'`

export const isRelisted = sql<boolean>`exists (select from relistings r where r.earlier_id = l.id)`

/** The latest thread between the two; all before it were accepted. */
export async function lockThread(
  tx: Tx,
  listingId: ListingId,
  buyerId: AccountId,
): Promise<OfferRow | undefined> {
  return await tx
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockThreadById(tx: Tx, id: number): Promise<OfferRow | undefined> {
  return await tx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function selectThread(db: Db, accountId: AccountId, id: number): Promise<OfferRow | undefined> {
  return await getThreads(db, accountId).selectAll('o').where('o.id', '=', id).executeTakeFirst()
}

const getThreads = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('offers as o')
    .where((is) => is.or([is('o.buyer_id', '=', accountId), is('o.seller_id', '=', accountId)]))

export async function selectSides(db: Db, id: number) {
  return await db
    .selectFrom('offers')
    .select(['buyer_id', 'seller_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function selectTitle(db: Db, listingId: ListingId): Promise<string> {
  const { title } = await db
    .selectFrom('listings')
    .select('title')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  return title ?? ''
}

export async function selectBusinessName(db: Db, sellerId: AccountId): Promise<string> {
  const { name } = await db
    .selectFrom('accounts')
    .select(sql<string>`coalesce(trading_name, display_name)`.as('name'))
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return name
}

/** Locked in the order of their ids. */
/** Returns them in the order of their numbers. */
export async function selectWithOpenThreads(db: Db, listingIds: ListingId[]): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('offers')
    .select('listing_id')
    .where('listing_id', 'in', listingIds)
    .where('status', 'in', ['pending', 'countered'])
    .distinct()
    .orderBy('listing_id')
    .execute()
  return rows.map((row) => row.listing_id)
}

export async function lockOpenThreads(tx: Tx, listingId: ListingId): Promise<OfferRow[]> {
  return await tx
    .selectFrom('offers')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('status', 'in', ['pending', 'countered'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function lockOpenBuyerThreads(tx: Tx, buyerId: AccountId): Promise<OfferRow[]> {
  return await tx
    .selectFrom('offers')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('status', 'in', ['pending', 'countered'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function lockNextExpired(tx: Tx): Promise<OfferRow | undefined> {
  return await tx
    .selectFrom('offers')
    .selectAll()
    .where('status', 'in', ['pending', 'countered'])
    .where('expires_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('expires_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

interface OfferListQuery {
  listing?: ListingId | undefined
  role?: 'buyer' | 'seller' | undefined
  page: number
  limit: number
}

/**
 * Lists those waiting for the account first, then those waiting for the other side, then ended
 * ones; each latest first.
 */
export async function selectThreads(
  db: Db,
  accountId: AccountId,
  { listing, role, page, limit }: OfferListQuery,
) {
  const wanted = getThreads(db, accountId)
    .$call(ifGiven(listing, (q, value) => q.where('o.listing_id', '=', value)))
    .$if(role === 'buyer', (q) => q.where('o.buyer_id', '=', accountId))
    .$if(role === 'seller', (q) => q.where('o.seller_id', '=', accountId))
  const waitsFor = sql<number>`case o.status when 'pending' then o.seller_id when 'countered' then o.buyer_id end`
  const rows = await wanted
    .selectAll('o')
    .orderBy(sql`${waitsFor} is not distinct from ${accountId}::bigint`, 'desc')
    .orderBy(sql`${waitsFor} is null`)
    .orderBy('o.updated_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await wanted.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function selectMoves(db: Db, offerIds: number[]): Promise<MoveRow[]> {
  return await db
    .selectFrom('offer_moves')
    .selectAll()
    .where('offer_id', '=', sql<number>`any(${offerIds}::bigint[])`)
    .orderBy('id')
    .execute()
}

export async function selectSurroundings(db: Db, rows: OfferRow[], accountId: AccountId) {
  const others = rows.map((row) => (row.buyer_id === accountId ? row.seller_id : row.buyer_id))
  const [sales, people] = await Promise.all([
    salesQuery(
      db,
      rows.map((row) => row.listing_id),
    ).execute(),
    db
      .selectFrom('accounts')
      .select(['id', 'display_name', 'avatar'])
      .where('id', '=', sql<AccountId>`any(${others}::bigint[])`)
      .execute(),
  ])
  return {
    saleOf: new Map(sales.map((sale) => [sale.listing_id, sale])),
    personOf: new Map(people.map((person) => [person.id, person])),
  }
}

export async function selectAudience(db: Db, listingId: ListingId) {
  const { rows } = await sql<{ id: AccountId; has_bid: boolean }>`
    select a.id, bool_or(known.has_bid) as has_bid
      from (select bidder_id as id, true as has_bid from auction_bidders where listing_id = ${listingId}
            union all
            select account_id, false from favourites where listing_id = ${listingId}) known
      join accounts a on a.id = known.id
      join listings l on l.id = ${listingId}
      join accounts s on s.id = l.seller_id
     where a.status = 'active' and a.type = 'user' and a.id <> s.id
       and not exists (select from bidder_voids v where v.listing_id = l.id and v.bidder_id = a.id)
       and not exists (select from blocks b where b.seller_id = s.id and b.account_id = a.id)
       and a.phone_number is distinct from s.phone_number
     group by a.id
     order by a.id`.execute(db)
  return rows
}

/**
 * Undefined unless it was an unsold auction: other sales expire. Properties are left out, since a
 * rental may not go to the highest bidder and land is sold on paper.
 */
export async function selectUnsold(db: Db, sellerId: AccountId, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('auction_closings as c', 'c.listing_id', 'l.id')
    .leftJoin('fixed_price_offers as f', 'f.listing_id', 'l.id')
    .select(['l.status', 'c.at as closed_at', 'f.at as sent_at'])
    .select([isRelisted.as('is_relisted'), sql<Date>`clock_timestamp()`.as('now')])
    .where('l.id', '=', listingId)
    .where('l.seller_id', '=', sellerId)
    .where('c.outcome', '=', 'unsold')
    .where('d.kind', '=', 'auction')
    .where('l.type', '<>', 'property')
    .executeTakeFirst()
}
