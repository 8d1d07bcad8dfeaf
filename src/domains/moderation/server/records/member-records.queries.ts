import { sql, type RawBuilder } from 'kysely'
import {
  memberRecordKinds,
  type MemberRecord,
  type MemberRecordKind,
  type MemberSummary,
  maxActivityBids,
  type ActivityBid,
} from '#domains/moderation/common/records/records.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { RiskFacts } from './risk-marks.rules.ts'

/** Columns: id, at, role, status, text, detail, amount_cents, count, other_id, listing_id. */
type Source = (me: number) => RawBuilder<unknown>

const sources: Record<MemberRecordKind, Source> = {
  listings: (me) => sql`
    select l.id, l.created_at as at, l.type as role, l.status, null as text, null as detail,
           coalesce(d.price_cents, l.start_price_cents, l.buy_now_price_cents) as amount_cents,
           null::int as count, null::bigint as other_id, l.id as listing_id
      from listings l left join deals d on d.listing_id = l.id
     where l.seller_id = ${me} and l.status <> 'draft'`,
  trades: (me) => sql`
    select t.id, t.agreed_at as at, case when t.seller_id = ${me} then 'sold' else 'bought' end as role, t.status,
           null as text, t.how as detail, coalesce(terms.total_cents, t.price_cents * t.quantity) as amount_cents,
           t.quantity as count,
           case when t.seller_id = ${me} then t.buyer_id else t.seller_id end as other_id, t.listing_id
      from trades t
      left join lateral (
        select total_cents from trade_terms where trade_id = t.id order by version desc limit 1) as terms on true
     where t.seller_id = ${me} or t.buyer_id = ${me}`,
  // Shows their last public bid; a maximum stays secret.
  bids: (me) => sql`
    select b.listing_id as id, b.placed_at as at, null as role,
           case when exists (select from bidder_voids v where v.listing_id = b.listing_id and v.bidder_id = ${me}) then 'void'
                when d.leader_id = ${me} then case when d.closed_at is null then 'leading' else 'won' end
                when d.closed_at is null then 'outbid' else 'lost' end as status,
           null as text, null as detail, b.price_cents as amount_cents, b.bids::int as count,
           l.seller_id as other_id, b.listing_id
      from (select distinct on (listing_id) listing_id, placed_at, price_cents, count(*) over (partition by listing_id) as bids
              from bids where bidder_id = ${me} order by listing_id, sequence desc) b
      join listings l on l.id = b.listing_id left join deals d on d.listing_id = b.listing_id`,
  offers: (me) => sql`
    select o.id, o.created_at as at, case when o.seller_id = ${me} then 'got' else 'made' end as role, o.status,
           null as text, o.kind as detail, o.amount_cents, o.proposals as count,
           case when o.seller_id = ${me} then o.buyer_id else o.seller_id end as other_id, o.listing_id
      from offers o where o.seller_id = ${me} or o.buyer_id = ${me}`,
  questions: (me) => sql`
    select q.id, q.asked_at as at, null as role,
           case when exists (select from question_answers a where a.question_id = q.id and a.removed_at is null)
                then 'answered' else 'unanswered' end as status,
           q.text, null as detail, null::bigint as amount_cents, null::int as count, l.seller_id as other_id, q.listing_id
      from questions q join listings l on l.id = q.listing_id where q.asker_id = ${me}`,
  reviews: (me) => sql`
    select r.id, r.written_at as at, case when r.author_id = ${me} then 'given' else 'got' end as role,
           case when r.removed_at is not null then 'removed' end as status, r.text, r.about_role as detail,
           null::bigint as amount_cents, r.half_stars::int as count,
           case when r.author_id = ${me} then r.about_id else r.author_id end as other_id, r.listing_id
      from reviews r where r.author_id = ${me} or r.about_id = ${me}`,
  reports: (me) => sql`
    select f.id, f.flagged_at as at, case when f.reporter_id = ${me} then 'by' else 'about' end as role,
           coalesce(f.outcome, 'open') as status, f.text, f.reason as detail, null::bigint as amount_cents,
           null::int as count, case when f.reporter_id = ${me} then l.seller_id else f.reporter_id end as other_id, f.listing_id
      from flags f join listings l on l.id = f.listing_id
     where f.reporter_id is not null and (f.reporter_id = ${me} or l.seller_id = ${me} or f.about_id = ${me})
    union all
    select m.id, m.flagged_at, case when m.reporter_id = ${me} then 'by' else 'about' end, coalesce(m.outcome, 'open'),
           m.text, m.reason, null, null, case when m.reporter_id = ${me} then m.about_id else m.reporter_id end, null
      from member_flags m where m.reporter_id = ${me} or m.about_id = ${me}`,
  blocks: (me) => sql`
    select b.id, b.at, case when b.seller_id = ${me} then 'by' else 'of' end as role, null as status, null as text,
           null as detail, null::bigint as amount_cents, null::int as count,
           case when b.seller_id = ${me} then b.account_id else b.seller_id end as other_id, b.listing_id
      from blocks b where b.seller_id = ${me} or b.account_id = ${me}`,
  disputes: (me) => sql`
    select d.id, d.opened_at as at, 'dispute' as role, coalesce(d.outcome, 'open') as status, d.reason as text,
           case when d.opened_by = ${me} then 'by' else 'about' end as detail, t.price_cents * t.quantity as amount_cents,
           null::int as count, case when t.seller_id = ${me} then t.buyer_id else t.seller_id end as other_id, t.listing_id
      from trades t join trade_disputes d on d.trade_id = t.id where t.seller_id = ${me} or t.buyer_id = ${me}
    union all
    select f.id, f.stated_at, 'default', coalesce(f.outcome, 'open'), f.reason,
           case when t.seller_id = ${me} then 'by' else 'about' end, t.price_cents * t.quantity, null,
           case when t.seller_id = ${me} then t.buyer_id else t.seller_id end, t.listing_id
      from trades t join trade_defaults f on f.trade_id = t.id where t.seller_id = ${me} or t.buyer_id = ${me}`,
  chats: (me) => sql`
    select c.id, c.last_at as at, case when c.seller_id = ${me} then 'seller' else 'buyer' end as role,
           nullif(m.status, 'open') as status, null as text, null as detail, null::bigint as amount_cents,
           c.last_number as count, case when c.seller_id = ${me} then c.buyer_id else c.seller_id end as other_id, c.listing_id
      from conversation_members m join conversations c on c.id = m.conversation_id
     where m.account_id = ${me} and c.listing_id is not null`,
  support: (me) => sql`
    select c.id, c.last_at as at, null as role, r.status, null as text, null as detail, null::bigint as amount_cents,
           c.last_number as count, r.assignee_id as other_id, null::bigint as listing_id
      from conversations c join support_requests r on r.conversation_id = c.id where c.member_id = ${me}`,
  payments: (me) => sql`
    select p.id, p.created_at as at, p.purpose as role,
           case when p.refunded_cents >= p.amount_cents then 'refunded' when p.refunded_cents > 0 then 'part_refunded'
                else p.status end as status, k.name as text, i.number::text as detail, p.amount_cents,
           null::int as count, null::bigint as other_id, null::bigint as listing_id
      from payments p join plans k on k.id = p.plan_id left join invoices i on i.payment_id = p.id
     where p.account_id = ${me}`,
  sessions: (me) => sql`
    select s.id, s.last_used_at as at, null as role, null as status, s.device as text, s.address as detail,
           null::bigint as amount_cents, null::int as count, null::bigint as other_id, null::bigint as listing_id
      from sessions s where s.account_id = ${me} and not s.is_limited and s.expires_at > clock_timestamp()`,
  // The values of a deleted person stay masked.
  changes: (me) => sql`
    select c.id, c.at, c.what as role, null as status,
           case when a.status <> 'deleted' then g.before ->> c.what end as text,
           case when a.status <> 'deleted' then g.after ->> c.what end as detail,
           null::bigint as amount_cents, null::int as count, g.actor_id as other_id, null::bigint as listing_id
      from account_changes c join accounts a on a.id = c.account_id
      left join lateral (
        select l.before, l.after, l.actor_id from audit_log l
         where l.subject_kind = 'account' and l.subject_id = ${me} and l.after ->> c.what is not null
           and l.at between c.at - interval '5 seconds' and c.at + interval '5 seconds' limit 1) g on true
     where c.account_id = ${me}`,
  notes: (me) => sql`
    select n.id, n.at, null as role, case when p.note_id is not null then 'pinned' end as status, n.text, null as detail,
           null::bigint as amount_cents, null::int as count, n.author_id as other_id, null::bigint as listing_id
      from member_notes n left join member_note_pins p on p.note_id = n.id where n.account_id = ${me}`,
}

interface MemberRecordRow extends Omit<MemberRecord, 'at' | 'other' | 'listing'> {
  at: Date
  other_id: AccountId | null
  other_name: string | null
  listing_id: ListingId | null
  title: string | null
}

export async function selectRecords(
  db: Db,
  { id, kind, page, limit }: { id: number; kind: MemberRecordKind; page: number; limit: number },
): Promise<{ items: MemberRecord[]; total: number }> {
  const source = sources[kind](id)
  const { rows } = await sql<MemberRecordRow>`
    select r.*, l.title, coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.display_name) as other_name
      from (select * from (${source}) s order by ${kind === 'notes' ? sql`status nulls last,` : sql``} at desc, id desc
             limit ${limit} offset ${(page - 1) * limit}) r
      left join listings l on l.id = r.listing_id left join accounts o on o.id = r.other_id
     order by ${kind === 'notes' ? sql`r.status nulls last,` : sql``} r.at desc, r.id desc`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from (${source}) s`.execute(
    db,
  )
  return { items: rows.map(viewRow), total: must(counted[0], 'first counted').total }
}

const viewRow = ({
  at,
  other_id: otherId,
  other_name: otherName,
  listing_id: listingId,
  title,
  ...row
}: MemberRecordRow): MemberRecord => ({
  ...row,
  at: at.toISOString(),
  other: otherId === null ? null : { id: otherId, name: otherName ?? '' },
  listing: listingId === null ? null : { id: listingId, title },
})

export async function countRecords(db: Db, id: number): Promise<MemberSummary['counts']> {
  const columns = memberRecordKinds.map(
    (kind) => sql`(select count(*) from (${sources[kind](id)}) s) as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<MemberSummary['counts']>`select ${sql.join(columns)}`.execute(db)
  return must(rows[0], 'record of the member')
}

export async function selectRiskFacts(db: Db, id: number): Promise<RiskFacts | undefined> {
  const { rows } = await sql<RiskFacts>`
    select (extract(epoch from clock_timestamp() - a.member_since) / 86400)::float8 as age_days,
           (select coalesce(sum(coalesce(d.price_cents, l.buy_now_price_cents, l.start_price_cents)), 0)::bigint
              from listings l left join deals d on d.listing_id = l.id
             where l.seller_id = a.id and l.status = 'active') as live_cents,
           (select count(*) from account_changes c where c.account_id = a.id and c.what in ('email', 'phone_number')
               and c.at > clock_timestamp() - interval '24 hours') as contact_changes_24h,
           (select count(*) from flags f join listings l on l.id = f.listing_id
             where l.seller_id = a.id and f.outcome = 'upheld')
           + (select count(*) from member_flags m where m.about_id = a.id and m.outcome = 'upheld') as reports_upheld,
           (select count(*) from trades t where t.seller_id = a.id) as sales,
           (select count(*) from trades t where t.seller_id = a.id and t.status = 'cancelled') as sales_cancelled,
           (select count(*) from trades t join trade_defaults f on f.trade_id = t.id
             where t.buyer_id = a.id and f.outcome in ('stood', 'accepted')) as defaults_stood,
           (select count(*) from account_suspensions s where s.account_id = a.id and s.lifted_at is not null
               and (s.lifted_by is null or not exists (select from account_appeals m
                 where m.suspension_id = s.id and m.is_owners)))
             as suspensions_lifted,
           0 as linked_suspended
      from accounts a where a.id = ${id}`.execute(db)
  return rows[0]
}

export async function selectPinned(db: Db, accountId: AccountId): Promise<MemberSummary['pinned']> {
  const rows = await db
    .selectFrom('member_note_pins as p')
    .innerJoin('member_notes as n', 'n.id', 'p.note_id')
    .innerJoin('accounts as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.at'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('author'))
    .where('n.account_id', '=', accountId)
    .orderBy('n.id', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

export async function selectBids(db: Db, listingId: ListingId): Promise<ActivityBid[]> {
  const rows = await db
    .selectFrom('bids as b')
    .innerJoin('accounts as a', 'a.id', 'b.bidder_id')
    .innerJoin('accounts as l', 'l.id', 'b.leader_id')
    .leftJoin('bidder_voids as v', (on) =>
      on.onRef('v.listing_id', '=', 'b.listing_id').onRef('v.bidder_id', '=', 'b.bidder_id'),
    )
    .select([
      'b.sequence',
      'b.bidder_id',
      'b.price_cents',
      'b.placed_at',
      'a.display_name',
      'b.leader_id',
      'l.display_name as leader_display_name',
      'v.at as void_at',
    ])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('full_name'))
    .select(sql<string>`trim(l.first_name || ' ' || l.last_name)`.as('leader_full_name'))
    .where('b.listing_id', '=', listingId)
    .orderBy('b.sequence', 'desc')
    .limit(maxActivityBids)
    .execute()
  return rows.map((row) => ({
    sequence: row.sequence,
    bidder: { id: row.bidder_id, display_name: row.display_name, full_name: row.full_name },
    leader: { id: row.leader_id, display_name: row.leader_display_name, full_name: row.leader_full_name },
    price_cents: row.price_cents,
    placed_at: row.placed_at.toISOString(),
    is_void: row.void_at !== null,
  }))
}

interface Counts {
  price_cents: number | null
  bid_count: number | null
  closes_at: Date | null
  bids: number
  questions: number
  unanswered: number
  offers: number
  open_offers: number
  watchers: number
  closed_at: Date | null
}

export async function selectActivityCounts(db: Db, listingId: ListingId): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    select d.price_cents, d.bid_count, d.closes_at,
           (select count(*) from bids b where b.listing_id = l.id) as bids,
           (select count(*) from questions q where q.listing_id = l.id) as questions,
           (select count(*) from questions q where q.listing_id = l.id
              and not exists (select from question_answers a where a.question_id = q.id and a.removed_at is null)
              and not exists (select from question_withdrawals w where w.question_id = q.id)) as unanswered,
           (select count(*) from offers o where o.listing_id = l.id) as offers,
           (select count(*) from offers o where o.listing_id = l.id
              and o.status in ('pending', 'countered')) as open_offers,
           coalesce((select w.watchers from watch_counts w where w.listing_id = l.id), 0) as watchers,
           case when l.status in ('sold', 'unsold', 'withdrawn') then d.closed_at end as closed_at
      from listings l left join deals d on d.listing_id = l.id
     where l.id = ${listingId}`.execute(db)
  return rows[0]
}
