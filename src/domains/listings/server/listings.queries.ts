import { sql, type Selectable } from 'kysely'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { buildBuyerRequirementsSql } from '#domains/accounts/server/buyer-requirements/buyer-requirements.service.ts'
import { buildCategoryPathSql } from '#domains/catalogue/server/catalogue.service.ts'
import { buildHoldUntilSql } from '#domains/deals/server/holds.service.ts'
import { buildRatingSql, buildReviewCountSql } from '#domains/identity/server/account/ratings.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import { buildFeaturedSql } from './status/status.queries.ts'
import { buildPropertyBriefSql, buildVehicleBriefSql } from './detail/details.queries.ts'

export type ListingRow = Selectable<DB['listings']>
export type PublicRow = Awaited<ReturnType<typeof selectPublicRows>>[number]
export type DetailRow = NonNullable<Awaited<ReturnType<typeof selectDetail>>>
export type ViewerRow = NonNullable<Awaited<ReturnType<typeof selectViewer>>>

const publicStatuses = ['active', 'sold', 'unsold', 'withdrawn'] as const

/** The kind at the time it went live; in trade while its seller is and it's live. */
export const sellerKindSql = sql<'private' | 'in_trade'>`case
  when l.status in ('active', 'suspended') and a.seller_kind = 'in_trade' then 'in_trade'
  else coalesce(l.seller_kind, a.seller_kind) end`

export const buildCoverSql = (listing: string) => sql<number | null>`(
  select li.image_id from listing_images li where li.listing_id = ${sql.ref(listing)} order by li.position limit 1)`
const buildImageIdsSql = (listing: string) => sql<number[]>`array(
  select li.image_id from listing_images li where li.listing_id = ${sql.ref(listing)} order by li.position)`
export const buildWatchersSql = (listing: string) =>
  sql<number>`coalesce((select w.watchers from watch_counts w where w.listing_id = ${sql.ref(listing)}), 0)`
export const buildViewsSql = (listing: string) => sql<number>`(
  select count(*) from listing_views v where v.listing_id = ${sql.ref(listing)}
) + coalesce((select c.views from listing_view_counts c where c.listing_id = ${sql.ref(listing)}), 0)`

const buildSellerNameSql = (account: string) => sql<string>`(
  select case when who.seller_kind = 'in_trade' then coalesce(who.trading_name, who.display_name) else who.display_name end
    from accounts who where who.id = ${sql.ref(account)})`

/** Listings that were live at some time, in no particular order. */
export const selectPublicRows = prepareStatement((db: Db, ids: ListingId[]) =>
  publicListings(db)
    .where('l.id', '=', sql<ListingId>`any(${ids}::bigint[])`)
    .compile(),
)

function publicListings(db: Db) {
  return db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('suburbs as s', 's.slug', 'l.suburb')
    .innerJoin('districts as di', 'di.slug', 's.district')
    .leftJoin('auction_bidders as leader', (on) =>
      on.onRef('leader.listing_id', '=', 'l.id').onRef('leader.bidder_id', '=', 'd.leader_id'),
    )
    .select(['l.id', 'l.type', 'l.status', 'l.sale_method', 'l.condition', 'l.created_at', 'l.starts_at'])
    .select([sql<string>`coalesce(l.title, '')`.as('title'), 'l.subtitle'])
    .select(['l.pickup', 'l.delivery_options', 'l.earlier_price_cents', 'l.earlier_price_until'])
    .select(['d.kind', 'd.seller_id', 'd.price_cents', 'd.bid_count', 'd.reserve_price_cents'])
    .select([
      'd.buy_now_price_cents',
      'd.quantity_left',
      'd.closes_at',
      'd.closed_at',
      'd.version as deal_version',
    ])
    .select([
      's.slug as suburb',
      's.name as suburb_name',
      'di.slug as district',
      'di.name as district_name',
      'di.region',
    ])
    .select(['l.latitude', 'l.longitude', 's.latitude as suburb_latitude', 's.longitude as suburb_longitude'])
    .select('leader.pseudonym as leader_pseudonym')
    .select([
      buildWatchersSql('l.id').as('watchers'),
      buildCoverSql('l.id').as('cover_id'),
      sql<number>`(select count(*) from listing_images li where li.listing_id = l.id)`.as('photo_count'),
      buildSellerNameSql('d.seller_id').as('seller_name'),
      buildHoldUntilSql('l.id').as('hold_until'),
      sql<boolean>`l.status = 'active' and ${buildFeaturedSql('l.id')}`.as('is_featured'),
    ])
    .select([buildVehicleBriefSql('l').as('vehicle_brief'), buildPropertyBriefSql('l').as('property_brief')])
}

export async function selectDetail(db: Db, listingId: ListingId) {
  return (await selectDetails(db, listingId))[0]
}

const selectDetails = prepareStatement((db: Db, listingId: ListingId) =>
  publicListings(db)
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('regions as seller_region', 'seller_region.slug', 'a.region')
    .innerJoin('regions as r', 'r.slug', 'di.region')
    .leftJoin('auction_closings as c', 'c.listing_id', 'l.id')
    .leftJoin('listing_withdrawals as w', 'w.listing_id', 'l.id')
    .select([
      'r.name as region_name',
      'l.description',
      'l.start_price_cents',
      'l.quantity',
      'l.accepts_offers',
      'l.payment_methods',
      'l.attributes',
      'l.address',
    ])
    .select(['l.updated_at', 'l.version', 'l.category_id'])
    .select([
      'a.display_name',
      'a.avatar',
      sellerKindSql.as('seller_kind'),
      'a.trading_name',
      'a.agency_licence',
      'a.member_since',
      'a.status as seller_status',
      'seller_region.name as seller_region',
    ])
    .select([
      'c.outcome',
      'c.at as ended_at',
      'c.price_cents as ended_price_cents',
      'w.reason as withdrawal_reason',
    ])
    .select(buildViewsSql('l.id').as('views'))
    .select([
      buildImageIdsSql('l.id').as('image_ids'),
      buildCategoryPathSql('l.category_id').as('categories'),
      buildBuyerRequirementsSql('l.id').as('buyer_requirements'),
    ])
    .select([
      buildRatingSql('l.seller_id', 'seller').as('rating'),
      buildReviewCountSql('l.seller_id', 'seller').as('review_count'),
    ])
    .select(
      sql<number>`(select count(*) from trades t where t.seller_id = l.seller_id and t.status = 'completed')`.as(
        'sold_count',
      ),
    )
    .select(
      sql<number | null>`(select t.price_cents from trades t where t.listing_id = l.id
          and t.status not in ('unconfirmed', 'cancelled') order by t.id desc limit 1)`.as(
        'trade_price_cents',
      ),
    )
    .select(
      sql<boolean>`coalesce((select bool_and(t.status = 'cancelled') from trades t where t.listing_id = l.id), false)`.as(
        'sale_fell_through',
      ),
    )
    .where('l.id', '=', listingId)
    .where('l.status', 'in', publicStatuses)
    .compile(),
)

export async function selectImageIds(db: Db, listingId: ListingId): Promise<number[]> {
  return (await selectListingImages(db, listingId)).map((row) => row.image_id)
}

const selectListingImages = prepareStatement((db: Db, listingId: ListingId) =>
  db
    .selectFrom('listing_images')
    .select('image_id')
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .compile(),
)

export async function selectViewer(db: Db, listingId: ListingId, accountId: AccountId) {
  return (await selectViewers(db, listingId, accountId))[0]
}

const selectViewers = prepareStatement((db: Db, listingId: ListingId, accountId: AccountId) =>
  db
    .selectFrom('deals as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .leftJoin('favourites as f', (on) =>
      on.onRef('f.listing_id', '=', 'd.listing_id').on('f.account_id', '=', accountId),
    )
    .select(['l.address', 'l.latitude', 'l.longitude'])
    .select(['d.kind', 'd.seller_id', 'd.reserve_price_cents', 'd.buy_now_price_cents', 'd.price_cents'])
    .select([
      'd.bid_count',
      'd.quantity_left',
      'd.closes_at',
      'd.closed_at',
      'd.leader_id',
      'f.id as favourite_id',
    ])
    .select(sql<number | null>`own_maximum(d.listing_id, ${accountId}::bigint)`.as('my_max_cents'))
    .select(
      sql<string | null>`(select n.pseudonym from auction_bidders n
        where n.listing_id = d.listing_id and n.bidder_id = ${accountId})`.as('my_pseudonym'),
    )
    .select(
      sql<boolean>`coalesce((select v.leader_id = ${accountId} and v.after_sequence = d.last_sequence
          and not exists (select from max_bid_reductions m where m.void_id = v.id)
        from bidder_voids v where v.listing_id = d.listing_id and v.leader_changed
       order by v.id desc limit 1), false)`.as('is_risen'),
    )
    .select(
      sql<number | null>`(select t.id from trades t where t.listing_id = d.listing_id
        and ${accountId} in (t.buyer_id, t.seller_id)
        and t.status <> 'cancelled'
        order by t.id desc limit 1)`.as('trade_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('trades as t')
          .select(sql<number | null>`sum(t.quantity)::int`.as('bought_quantity'))
          .select(sql<Date | null>`max(t.agreed_at)`.as('bought_at'))
          .whereRef('t.listing_id', '=', 'd.listing_id')
          .where('t.buyer_id', '=', accountId)
          .where('t.status', 'not in', ['cancelled', 'unconfirmed'])
          .as('bought'),
      (on) => on.onTrue(),
    )
    .select(['bought.bought_quantity', 'bought.bought_at'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('d.listing_id', '=', listingId)
    .compile(),
)

export async function selectOwnListing(db: Db, sellerId: AccountId, listingId: ListingId) {
  return await db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
}

export async function selectSellerKind(db: Db, sellerId: AccountId) {
  const { seller_kind: sellerKind } = await db
    .selectFrom('accounts')
    .select('seller_kind')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return sellerKind
}

/** If the listing may have a deal, lock that first. */
export async function lockOwnListing(tx: Tx, sellerId: AccountId, listingId: ListingId) {
  return await tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', listingId)
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Bids may have extended it. */
export async function selectDealClosing(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('deals')
    .select(['closes_at', 'reserve_price_cents', 'buy_now_price_cents'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

/** Selects them in their locking order. */
export async function selectSellerListingIds(
  db: Db,
  sellerId: AccountId,
  ...statuses: ListingStatus[]
): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function selectBidderIds(db: Db, listingId: ListingId): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('auction_bidders')
    .select('bidder_id')
    .where('listing_id', '=', listingId)
    .orderBy('bidder_id')
    .execute()
  return rows.map((row) => row.bidder_id)
}

export async function selectSellerOfPublic(db: Db, listingId: ListingId): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .where('status', 'in', publicStatuses)
    .executeTakeFirst()
  return row?.seller_id
}
