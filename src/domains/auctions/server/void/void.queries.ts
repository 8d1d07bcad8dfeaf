import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { ReplayEntry } from '../price.rules.ts'

interface Placed {
  after_sequence: number
  entry: ReplayEntry
}

/** Returns entries in order, without the bids of voided bidders. */
export async function selectEntries(
  tx: Tx,
  listingId: ListingId,
): Promise<{ entries: ReplayEntry[]; firstReserveCents: number | null }> {
  const { rows: bids } = await sql<{ sequence: number; bidder_id: AccountId; max_cents: number }>`
    select sequence, bidder_id, max_cents from bids b
     where listing_id = ${listingId} and not exists (
       select from bidder_voids v where v.listing_id = b.listing_id and v.bidder_id = b.bidder_id)`.execute(
    tx,
  )
  const reserve = await tx
    .selectFrom('reserve_reductions')
    .select(['after_sequence', 'from_cents', 'to_cents'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  const maxima = await tx
    .selectFrom('max_bid_reductions')
    .select(['after_sequence', 'bidder_id', 'to_cents'])
    .where('listing_id', '=', listingId)
    .orderBy('void_id')
    .execute()
  const placed: Placed[] = [
    ...bids.map(({ sequence, bidder_id: bidderId, max_cents: maxCents }): Placed => ({
      after_sequence: sequence,
      entry: { kind: 'bid', bidder_id: bidderId, max_cents: maxCents },
    })),
    ...(reserve
      ? [
          {
            after_sequence: reserve.after_sequence,
            entry: { kind: 'reserve_lowered', reserveCents: reserve.to_cents },
          } as const,
        ]
      : []),
    ...maxima.map(({ after_sequence: afterSequence, bidder_id: bidderId, to_cents: toCents }): Placed => ({
      after_sequence: afterSequence,
      entry: { kind: 'maximum_lowered', bidder_id: bidderId, max_cents: toCents },
    })),
  ]
  // Stable: entries after the same bid keep their order.
  placed.sort((a, b) => a.after_sequence - b.after_sequence)
  return { entries: placed.map(({ entry }) => entry), firstReserveCents: reserve?.from_cents ?? null }
}

export async function selectPseudonyms(tx: Tx, listingId: ListingId): Promise<Map<AccountId, string>> {
  const rows = await tx
    .selectFrom('auction_bidders')
    .select(['bidder_id', 'pseudonym'])
    .where('listing_id', '=', listingId)
    .execute()
  return new Map(rows.map(({ bidder_id: bidderId, pseudonym }) => [bidderId, pseudonym]))
}

/** Selects the last void that changed the leader, unless anything came since. */
export async function selectRisen(tx: Tx, listingId: ListingId, lastSequence: number) {
  const last = await tx
    .selectFrom('bidder_voids as v')
    .leftJoin('max_bid_reductions as m', 'm.void_id', 'v.id')
    .select(['v.id', 'v.leader_id', 'v.after_sequence', 'm.void_id as used'])
    .where('v.listing_id', '=', listingId)
    .where('v.leader_changed', '=', true)
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.used !== null || last.after_sequence !== lastSequence) return null
  return last.leader_id === null ? null : { void_id: last.id, leader_id: last.leader_id }
}

export async function selectSuspendedBids(
  db: Db,
  where: { account_id: AccountId } | { listing_id: ListingId },
): Promise<{ listing_id: ListingId; bidder_id: AccountId }[]> {
  const chosen =
    'account_id' in where ? sql`n.bidder_id = ${where.account_id}` : sql`n.listing_id = ${where.listing_id}`
  const { rows } = await sql<{ listing_id: ListingId; bidder_id: AccountId }>`
    select n.listing_id, n.bidder_id
      from auction_bidders n
      join deals d on d.listing_id = n.listing_id and d.closed_at is null
      join accounts a on a.id = n.bidder_id and a.status = 'suspended'
     where ${chosen} and not exists (
       select from bidder_voids v where v.listing_id = n.listing_id and v.bidder_id = n.bidder_id)
     order by n.listing_id, n.bidder_id`.execute(db)
  return rows
}
