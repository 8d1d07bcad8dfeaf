import { sql, type RawBuilder } from 'kysely'
import {
  type ListingRecord,
  type ListingRecordKind,
  maxLinkedAccounts,
  type LinkedAccount,
} from '#domains/moderation/common/records/records.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/** Columns: id, at, person_id, status, text, answer, amount_cents, count. */
type Source = (listingId: ListingId) => RawBuilder<unknown>

const sources: Record<ListingRecordKind, Source> = {
  // Shows their last public bid; a maximum stays secret.
  bidders: (listing) => sql`
    select b.bidder_id as id, b.placed_at as at, b.bidder_id as person_id,
           case when exists (select from bidder_voids v where v.listing_id = ${listing}::bigint and v.bidder_id = b.bidder_id) then 'void'
                when d.leader_id = b.bidder_id then case when d.closed_at is null then 'leading' else 'won' end
                when d.closed_at is null then 'outbid' else 'lost' end as status,
           null as text, null as answer, b.price_cents as amount_cents, b.bids::int as count
      from (select distinct on (bidder_id) bidder_id, placed_at, price_cents, count(*) over (partition by bidder_id) as bids
              from bids where listing_id = ${listing}::bigint order by bidder_id, sequence desc) b
      join deals d on d.listing_id = ${listing}::bigint`,
  offers: (listing) => sql`
    select o.id, o.updated_at as at, o.buyer_id as person_id, o.status, m.message as text, null as answer, o.amount_cents,
           o.proposals as count
      from offers o
      left join lateral (select nullif(message, '') as message from offer_moves where offer_id = o.id
        order by id desc limit 1) m on true
     where o.listing_id = ${listing}::bigint`,
  questions: (listing) => sql`
    select q.id, q.asked_at as at, q.asker_id as person_id,
           case when w.question_id is not null then 'withdrawn' when a.text is not null then 'answered'
                else 'unanswered' end as status,
           q.text, a.text as answer, null::bigint as amount_cents, null::int as count
      from questions q
      left join question_withdrawals w on w.question_id = q.id
      left join lateral (select text from question_answers where question_id = q.id and removed_at is null
        order by revision desc limit 1) a on true
     where q.listing_id = ${listing}::bigint`,
}

type ListingRecordRow = Omit<ListingRecord, 'at' | 'person'> & {
  at: Date
  person_id: AccountId
  name: string
}

export async function selectListingRecords(
  db: Db,
  { id, kind, page, limit }: { id: ListingId; kind: ListingRecordKind; page: number; limit: number },
): Promise<{ items: ListingRecord[]; total: number }> {
  const { rows } = await sql<ListingRecordRow & { total: number }>`
    select r.*, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.display_name) as name,
           (select count(*) from (${sources[kind](id)}) s)::int as total
      from (${sources[kind](id)}) r join accounts a on a.id = r.person_id
     order by r.at desc, r.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return {
    items: rows.map(({ at, person_id: personId, name, total: _total, ...row }) => ({
      ...row,
      at: at.toISOString(),
      person: { id: personId, name },
    })),
    total: rows[0]?.total ?? 0,
  }
}

type LinkedAccountRow = Omit<LinkedAccount, 'device_seen_at'> & { device_seen_at: Date | null }

export async function selectLinkedAccounts(db: Db, accountId: AccountId): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedAccountRow>`
    with by_device as (
      select mine.account_id as id, max(least(mine.last_seen_at, theirs.last_seen_at)) as seen_at
        from account_devices theirs join account_devices mine using (device_hash)
       where theirs.account_id = ${accountId} and mine.account_id <> ${accountId} group by 1
    ), by_phone as (
      select other.id from accounts one join accounts other using (phone_number)
       where one.id = ${accountId} and other.id <> one.id and one.phone_number <> ''
    ), by_card as (
      select distinct unnest(accounts_with_cards_of(${accountId})) as id
    ), by_bank as (
      select other.account_id as id from payment_details one join payment_details other using (bank_account)
       where one.account_id = ${accountId} and other.account_id <> one.account_id
    )
    select a.id, trim(a.first_name || ' ' || a.last_name) as full_name, a.display_name, a.status, a.type,
           p.id is not null as shares_phone, d.id is not null as shares_device, d.seen_at as device_seen_at,
           c.id is not null as shares_card, b.id is not null as shares_bank_account
      from accounts a left join by_device d on d.id = a.id left join by_phone p on p.id = a.id
           left join by_card c on c.id = a.id left join by_bank b on b.id = a.id
     where d.id is not null or p.id is not null or c.id is not null or b.id is not null
     order by (p.id is not null) desc, (c.id is not null) desc, (b.id is not null) desc, d.seen_at desc nulls last, a.id
     limit ${maxLinkedAccounts}`.execute(db)
  return rows.map(({ device_seen_at: deviceSeenAt, ...row }) => ({
    ...row,
    device_seen_at: deviceSeenAt?.toISOString() ?? null,
  }))
}
