import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'

export interface NewBid {
  sequence: number
  bidder_id: number
  max_cents: number
  price_cents: number
  leader_id: number
  closes_at: Date
  extended: boolean
}

/** Writes bids of one auction, all of one instant. */
export async function insertBids(tx: Tx, listing_id: number, placed_at: Date, bids: NewBid[]): Promise<void> {
  await sql`
    insert into bids (listing_id, sequence, bidder_id, max_cents, price_cents, leader_id, closes_at, extended, placed_at)
    select ${listing_id}::bigint, b.*, ${placed_at}::timestamptz
      from json_to_recordset(${JSON.stringify(bids)}::json) as b(
        sequence integer, bidder_id bigint, max_cents bigint, price_cents bigint,
        leader_id bigint, closes_at timestamptz, extended boolean)`.execute(tx)
}

/** The names of these bidders in an auction, as far as they have one, and how many have. */
export async function selectPseudonyms(tx: Tx, listing_id: number, bidder_ids: number[]) {
  const { rows } = await sql<{ names: Record<string, string> | null; count: number }>`
    select (select json_object_agg(bidder_id, pseudonym) from auction_bidders
             where listing_id = ${listing_id}::bigint and bidder_id = any(${bidder_ids}::bigint[])) as names,
           (select count(*) from auction_bidders where listing_id = ${listing_id}::bigint) as count`.execute(
    tx,
  )
  const { names, count } = rows[0]!
  const known = Object.entries(names ?? {}).map(([id, name]): [number, string] => [Number(id), name])
  return { pseudonyms: new Map(known), count }
}

/** Writes down the names that newcomers to an auction were given. */
export async function insertBidders(
  tx: Tx,
  listing_id: number,
  newcomers: { bidder_id: number; pseudonym: string }[],
): Promise<void> {
  if (newcomers.length === 0) return
  await sql`
    insert into auction_bidders (listing_id, bidder_id, pseudonym)
    select ${listing_id}::bigint, b.*
      from json_to_recordset(${JSON.stringify(newcomers)}::json) as b(bidder_id bigint, pseudonym text)`.execute(
    tx,
  )
}
