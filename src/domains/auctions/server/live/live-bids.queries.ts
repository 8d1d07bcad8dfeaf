import { sql } from 'kysely'
import type { LiveBids } from '#domains/auctions/common/bidding.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'

/** Messages are small: a client that missed more reads the history. */
const leastBids = 3
const mostBids = 20
/** How far back further bids go: longer than a message may be late. */
const recentSeconds = 5
const firstBidSeconds = 60

/** One statement, so that bids, their count and voids are from one snapshot. */
const selectRows = prepareStatement((db: Db, ids: ListingId[]) =>
  db
    .selectFrom('deals as d')
    .where('d.listing_id', '=', sql<ListingId>`any(${ids}::bigint[])`)
    .where('d.last_sequence', '>', 0)
    .select(['d.listing_id', 'd.last_sequence'])
    .select(sql<number>`(select count(*) from bidder_voids v where v.listing_id = d.listing_id)`.as('voids'))
    .select(
      sql<LiveBids['latest']>`(
        select coalesce(json_agg(recent order by recent.sequence desc), '[]') from (
          select b.sequence, n.pseudonym, t.pseudonym as leader, b.price_cents, b.placed_at, b.extended
            from bids b
            join auction_bidders n on n.listing_id = b.listing_id and n.bidder_id = b.bidder_id
            join auction_bidders t on t.listing_id = b.listing_id and t.bidder_id = b.leader_id
           where b.listing_id = d.listing_id
             and b.sequence > d.last_sequence - ${sql.lit(mostBids)}
             and (b.sequence > d.last_sequence - ${sql.lit(leastBids)}
               or b.placed_at > clock_timestamp() - make_interval(secs => ${sql.lit(recentSeconds)}))
        ) recent)`.as('latest'),
    )
    .compile(),
)

export async function selectLiveBids(db: Db, ids: ListingId[]): Promise<Map<number, LiveBids>> {
  const rows = await selectRows(db, ids)
  return new Map(
    rows.map(({ listing_id: listingId, last_sequence: lastSequence, voids, latest }) => [
      listingId,
      {
        latest: latest.map((bid) => ({ ...bid, placed_at: new Date(bid.placed_at).toISOString() })),
        last_sequence: lastSequence,
        voids,
      },
    ]),
  )
}

/** Selects the auctions on which each account has just bid for the first time. */
export async function selectFirstBids(db: Db, accountIds: AccountId[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ bidder_id: AccountId; listing_ids: ListingId[] }>`
    select b.bidder_id, json_agg(b.listing_id) as listing_ids
      from bids b
     where b.bidder_id = any(${accountIds}::bigint[])
       and b.placed_at > clock_timestamp() - make_interval(secs => ${firstBidSeconds})
       and not exists (
         select from bids earlier where earlier.bidder_id = b.bidder_id
            and earlier.listing_id = b.listing_id and earlier.sequence < b.sequence)
     group by b.bidder_id`.execute(db)
  return new Map(rows.map(({ bidder_id: bidderId, listing_ids: listingIds }) => [bidderId, listingIds]))
}
