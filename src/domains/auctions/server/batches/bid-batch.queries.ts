import { sql, type Expression } from 'kysely'
import {
  lockedDealPartiesQuery,
  dealUpdate,
  type Deal,
  type DealParty,
} from '#domains/deals/server/deals.service.ts'
import {
  headQuery,
  rowsInsert,
  secretsInsert,
  type Chain,
  type Head,
} from '#domains/deals/server/ledger/ledger.service.ts'
import type { LiveRow } from '#domains/listings/server/listings.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { notifyAfterCommit } from '#platform/server/database/after-commit.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import {
  answersInsert,
  answersQuery,
  indexStoredReplies,
  type StoredReply,
} from '#platform/server/http/idempotency.ts'
import { announceAfterCommit } from '#platform/server/live-hub.ts'
import { factsInsert, outboxChannel, type NewFact } from '#platform/server/jobs/outbox.ts'

export interface NewBid {
  sequence: number
  bidder_id: AccountId
  max_cents: number
  price_cents: number
  leader_id: AccountId
  closes_at: Date
  extended: boolean
}

export interface Newcomer {
  bidder_id: AccountId
  pseudonym: string
}

interface KnownRow extends LiveRow {
  parties: (Omit<DealParty, 'proven_at'> & { proven_at: string | null })[]
  answers: (Omit<StoredReply, 'body_hash'> & { body_hash: string })[]
  names: Newcomer[]
  bidder_count: number
  head: Head | null
}

/** One statement, since each costs a round trip while the deal is locked. */
export async function selectBatchKnowledge(
  tx: Tx,
  deal: Deal,
  bidderIds: AccountId[],
  calls: IdempotencyKey[],
  waiting: { passesOverHeld: boolean },
) {
  const { listing_id: listingId, leader_id: leaderId } = deal
  const named = leaderId === null ? bidderIds : [...bidderIds, leaderId]
  const query = sql<KnownRow>`
    select l.id, l.status, l.sale_method,
           coalesce((select w.watchers from watch_counts w where w.listing_id = l.id), 0) as watchers,
           (select count(*) from auction_bidders n where n.listing_id = l.id) as bidder_count,
           (select to_json(head) from (${headQuery(listingId)}) head) as head,
           ${buildListSql(sql`select bidder_id, pseudonym from auction_bidders
                         where listing_id = ${listingId}::bigint and bidder_id = any(${named}::bigint[])`)} as names,
           ${buildListSql(lockedDealPartiesQuery(tx, bidderIds, deal, waiting))} as parties,
           ${buildListSql(answersQuery(calls))} as answers
      from listings l where l.id = ${listingId}::bigint`
  const [known] = await executePrepared(tx, query)
  const {
    parties,
    answers,
    names,
    bidder_count: bidderCount,
    head,
    ...row
  } = must(known, 'listing to bid on')
  return {
    row,
    bidder_count: bidderCount,
    head,
    pseudonyms: new Map(names.map(({ bidder_id: bidderId, pseudonym }) => [bidderId, pseudonym])),
    parties: new Map(parties.map((party) => [party.id, { ...party, proven_at: getDate(party.proven_at) }])),
    // JSON has bytea as \x and hexadecimal digits.
    answers: indexStoredReplies(
      answers.map((stored) => ({ ...stored, body_hash: Buffer.from(stored.body_hash.slice(2), 'hex') })),
    ),
  }
}

const buildListSql = (query: Expression<unknown>) =>
  sql`(select coalesce(json_agg(listed), '[]') from (${query}) listed)`

const getDate = (text: string | null) => (text === null ? null : new Date(text))

interface BatchOutcome {
  deal: Deal
  bids: NewBid[]
  newcomers: Newcomer[]
  chain: Chain
  facts: NewFact[]
  answers: { idempotencyKey: IdempotencyKey; answer: unknown }[]
}

export async function writeBatch(tx: Tx, placedAt: Date, batch: BatchOutcome): Promise<void> {
  const { listing_id: listingId } = batch.deal
  const topics = [
    `listing:${listingId}`,
    ...batch.newcomers.map(({ bidder_id: bidderId }) => `bidding:${bidderId}`),
  ]
  for (const topic of topics) announceAfterCommit(tx, topic)
  notifyAfterCommit(tx, outboxChannel, '')
  const query = sql`
    with named as (
      insert into auction_bidders (listing_id, bidder_id, pseudonym)
      select ${listingId}::bigint, n.*
        from json_to_recordset(${JSON.stringify(batch.newcomers)}::json) as n(bidder_id bigint, pseudonym text)
    ), placed as (
      insert into bids (listing_id, sequence, bidder_id, max_cents, price_cents, leader_id, closes_at, extended, placed_at)
      select ${listingId}::bigint, b.*, ${placedAt}::timestamptz
        from json_to_recordset(${JSON.stringify(batch.bids)}::json) as b(
          sequence integer, bidder_id bigint, max_cents bigint, price_cents bigint,
          leader_id bigint, closes_at timestamptz, extended boolean)
    ), saved as (${dealUpdate(tx, batch.deal)}),
    ledger as (${rowsInsert(batch.chain)}),
    secrets as (${secretsInsert(batch.chain)}),
    told as (${factsInsert(batch.facts)}),
    answered as (${answersInsert(batch.answers)})
    select`
  await executePrepared(tx, query)
}
