import { sql } from 'kysely'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countBeyond } from '#platform/server/database/counted-page.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { executePrepared, prepareStatement } from '#platform/server/database/prepared.ts'

interface BidsWanted {
  listing?: ListingId | undefined
  /** Only the bids of this account. */
  bidder_id?: AccountId | null
}

/** Returns prices and pseudonyms; no name, and no limit but the viewer's own. */
export async function selectBids(
  db: Db,
  viewerId: AccountId | null,
  {
    listing,
    mine,
    page,
    limit,
  }: { listing?: ListingId | undefined; mine: boolean; page: number; limit: number },
): Promise<{ items: BidRow[]; total: number }> {
  const skipped = (page - 1) * limit
  const wanted = { listing, ...(mine && { bidder_id: viewerId }) }
  const isWhole = listing !== undefined && !mine
  const rows = isWhole
    ? await selectBidsOn(db, listing, limit, skipped)
    : await buildBids(db, wanted, limit, skipped).execute()
  const total = await countBeyond(rows, { page, limit }, async () => {
    const counted = isWhole ? await countBidsOn(db, listing) : await buildCount(db, wanted).execute()
    return must(counted[0], 'first counted').total
  })
  const items = rows.map(
    ({
      bidder_id: bidderId,
      max_cents: maxCents,
      placed_at: placedAt,
      voided_at: voidedAt,
      price_after_cents: priceAfterCents,
      ...row
    }) => ({
      ...row,
      voided: voidedAt && {
        at: voidedAt.toISOString(),
        price_cents: must(priceAfterCents, 'price_after_cents'),
      },
      is_mine: bidderId === viewerId,
      my_max_cents: bidderId === viewerId ? maxCents : null,
      placed_at: placedAt.toISOString(),
    }),
  )
  return { items, total }
}

const selectBidsOn = prepareStatement((db: Db, listing: ListingId, limit: number, skipped: number) =>
  buildBids(db, { listing }, limit, skipped).compile(),
)
const countBidsOn = prepareStatement((db: Db, listing: ListingId) => buildCount(db, { listing }).compile())

const chooseBids = (db: Db, { listing, bidder_id: bidderId }: BidsWanted) =>
  db
    .selectFrom('bids as b')
    .$call(ifGiven(listing, (q, value) => q.where('b.listing_id', '=', value)))
    .$call(ifGiven(bidderId, (q, value) => q.where('b.bidder_id', '=', value)))

const buildCount = (db: Db, wanted: BidsWanted) =>
  chooseBids(db, wanted).select((q) => q.fn.countAll<number>().as('total'))

const buildBids = (db: Db, wanted: BidsWanted, limit: number, skipped: number) =>
  chooseBids(db, wanted)
    .innerJoin('auction_bidders as n', (on) =>
      on.onRef('n.listing_id', '=', 'b.listing_id').onRef('n.bidder_id', '=', 'b.bidder_id'),
    )
    .innerJoin('auction_bidders as t', (on) =>
      on.onRef('t.listing_id', '=', 'b.listing_id').onRef('t.bidder_id', '=', 'b.leader_id'),
    )
    .leftJoin('bidder_voids as v', (on) =>
      on.onRef('v.listing_id', '=', 'b.listing_id').onRef('v.bidder_id', '=', 'b.bidder_id'),
    )
    .select(['v.at as voided_at', 'v.price_cents as price_after_cents', 't.pseudonym as leader'])
    .select(['b.listing_id', 'b.sequence', 'b.bidder_id', 'b.max_cents', 'n.pseudonym'])
    .select(['b.price_cents', 'b.placed_at', 'b.extended'])
    .$if(wanted.listing === undefined, (q) => q.orderBy('b.placed_at', 'desc').orderBy('b.listing_id'))
    .orderBy('b.sequence', 'desc')
    .limit(limit)
    .offset(skipped)

export async function selectBidderIds(db: Db, listingId: ListingId): Promise<AccountId[]> {
  return (await selectBidders(db, [listingId])).map((row) => row.bidder_id)
}

export async function selectBidders(db: Db, listingIds: ListingId[]) {
  return await db
    .selectFrom('auction_bidders')
    .select(['listing_id', 'bidder_id'])
    .where('listing_id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .where(
      sql<boolean>`not exists (select from bidder_voids v where v.listing_id = auction_bidders.listing_id
        and v.bidder_id = auction_bidders.bidder_id)`,
    )
    .orderBy('bidder_id')
    .execute()
}

export type BidderOutcome = 'leading' | 'outbid' | 'won' | 'lost'

const wasVoided = sql<boolean>`exists (
  select from bidder_voids v where v.listing_id = n.listing_id and v.bidder_id = n.bidder_id)`

const wentFor = sql<number | null>`case when l.status = 'sold' then (
  select t.price_cents from trades t
   where t.listing_id = n.listing_id and t.status not in ('unconfirmed', 'cancelled')
   order by t.id desc limit 1) end`

export async function selectMyAuctions(
  db: Db,
  bidderId: AccountId,
  { standing, page, limit }: { standing?: BidderOutcome | undefined; page: number; limit: number },
) {
  const mine = db
    .selectFrom('auction_bidders as n')
    .innerJoin('deals as d', 'd.listing_id', 'n.listing_id')
    .innerJoin('listings as l', 'l.id', 'n.listing_id')
    .innerJoinLateral(
      (q) =>
        q
          .selectFrom('bids as b')
          .whereRef('b.listing_id', '=', 'n.listing_id')
          .whereRef('b.bidder_id', '=', 'n.bidder_id')
          .select((b) => [
            sql<number>`coalesce(own_maximum(n.listing_id, n.bidder_id), max(b.max_cents))`.as(
              'my_max_cents',
            ),
            b.fn.max('b.placed_at').as('last_bid_at'),
          ])
          .as('own'),
      (on) => on.onTrue(),
    )
    .where('n.bidder_id', '=', bidderId)
    .select([
      'n.listing_id',
      'n.pseudonym as my_pseudonym',
      'own.my_max_cents',
      'own.last_bid_at',
      'd.closes_at',
      'd.closed_at',
    ])
    .select([wasVoided.as('was_voided'), wentFor.as('went_for_cents')])
    .select(
      sql<BidderOutcome>`case
        when ${wasVoided} then 'lost'
        when d.closed_at is null or l.status = 'suspended' then case when d.leader_id = n.bidder_id then 'leading' else 'outbid' end
        when exists (select from trades t where t.listing_id = n.listing_id and t.buyer_id = n.bidder_id) then 'won'
        else 'lost' end`.as('standing'),
    )
  const chosen = db
    .selectFrom(mine.as('m'))
    .$call(ifGiven(standing, (q, value) => q.where('standing', '=', value)))
  const query = chosen
    .selectAll()
    .orderBy(sql`closed_at desc nulls first`)
    .orderBy('closes_at')
    .orderBy('listing_id')
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await executePrepared(db, query)
  const total = await countBeyond(rows, { page, limit }, async () => {
    const counting = chosen.select((q) => q.fn.countAll<number>().as('total'))
    return must((await executePrepared(db, counting))[0], 'count').total
  })
  return { rows, total }
}
