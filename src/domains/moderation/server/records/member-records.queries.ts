import { sql, type RawBuilder } from 'kysely'
import {
  memberRecordKinds,
  type MemberRecord,
  type MemberRecordKind,
} from '#domains/moderation/common/records/member-records.ts'
import type { MemberSummary } from '#domains/moderation/common/records/member-records.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

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
           null as text, t.how as detail, t.price_cents * t.quantity as amount_cents, t.quantity as count,
           case when t.seller_id = ${me} then t.buyer_id else t.seller_id end as other_id, t.listing_id
      from trades t where t.seller_id = ${me} or t.buyer_id = ${me}`,
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
