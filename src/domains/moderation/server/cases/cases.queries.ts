import { type RawBuilder, sql } from 'kysely'
import { reviewFromDay } from '#domains/trade-payments/common/trade-payments.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { listCases } from '#domains/moderation/common/cases.ts'
import type { CaseKind } from '#domains/moderation/common/case-kinds.ts'
import {
  type CaseReason,
  caseReasons,
  highValueCents,
  manyReports,
  type Severity,
  getSeverity,
} from '#domains/moderation/common/severity.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface CaseRow {
  kind: CaseKind
  id: number
  opened_at: Date
  listing_id: ListingId | null
  seller_id: AccountId | null
  title: string | null
  about_id: AccountId | null
  about_name: string | null
  other_id: AccountId | null
  other_name: string | null
  reason: CaseReason
  evidence: string
  reports: number
  value_cents: number | null
  severity: Severity
  taken_by: AccountId | null
  taken_name: string | null
  taken_until: Date | null
}

const maxShownCharacters = 200

/** Signs of fraud, and money that waits for long, since the last decision about the payment; the worst first. */
const undecidedSigns = sql`
  select one.payment_id, min(one.at) as at,
         array_agg(one.kind order by array_position(
           array['own_card', 'far_card', 'fast', 'review_due', 'new_account'], one.kind)) as kinds
    from (
      select s.payment_id, s.kind, s.at from payment_signs s
      union all
      select m.payment_id, m.action, m.at from trade_payments w
        join trade_payment_moves m on m.payment_id = w.id and m.action = 'review_due'
       where w.status in (${'held'}, 'disputed') and w.paid_at < clock_timestamp() - ${sql.lit(`${reviewFromDay} days`)}::interval
    ) as one
   where not exists (select from moderation_decisions d
     where d.kind = 'payment' and d.case_id = one.payment_id and d.undone_at is null and d.decided_at >= one.at)
   group by one.payment_id`

/**
 * Every undecided case, once. Each part reads only the open rows of its table, by an index or from
 * a small table.
 */
const undecidedCases = sql`
  select case when f.reporter_id is null then 'link' else 'listing_report' end as kind, f.id,
         f.flagged_at as opened_at, f.listing_id, coalesce(f.about_id, l.seller_id) as about_id,
         coalesce(f.reporter_id, case when f.about_id is not null then l.seller_id end) as other_id,
         f.reason, f.text as evidence,
         count(*) over (partition by f.listing_id, f.reporter_id is null)::int as reports, null::bigint as value_cents
    from flags f join listings l on l.id = f.listing_id
   where f.outcome is null
  union all
  select 'member_report', f.id, f.flagged_at, null, f.about_id, f.reporter_id, f.reason, f.said,
         count(*) over (partition by f.about_id)::int, null
    from member_flags f where f.outcome is null
  union all
  select 'pending', l.id, coalesce((select max(c.at) from listing_status_changes c
            where c.listing_id = l.id and c.status = 'pending'), l.updated_at),
         l.id, l.seller_id, null, 'approval', coalesce(l.description, ''), 1, null
    from listings l where l.status = 'pending'
  union all
  select 'listing_appeal', s.id, waiting.at, s.listing_id, l.seller_id, null, 'suspension', waiting.text, 1, null
    from listing_suspensions s
    join listings l on l.id = s.listing_id
    cross join lateral (select m.is_sellers, m.at, m.text from appeal_messages m
            where m.suspension_id = s.id order by m.id desc limit 1) as waiting
   where s.cause = 'admin' and s.lifted_at is null and waiting.is_sellers
  union all
  select 'account_appeal', s.id, waiting.at, null, s.account_id, null, 'suspension', waiting.text, 1, null
    from account_suspensions s
    join accounts whose on whose.id = s.account_id and whose.status <> 'deleted'
    cross join lateral (select m.is_owners, m.at, m.text from account_appeals m
            where m.suspension_id = s.id order by m.id desc limit 1) as waiting
   where s.lifted_at is null and waiting.is_owners
  union all
  select 'warning_appeal', w.id, waiting.at, w.listing_id, w.account_id, null, 'warning', waiting.text, 1, null
    from warnings w
    join accounts whose on whose.id = w.account_id and whose.status <> 'deleted'
    cross join lateral (select m.is_owners, m.at, m.text from warning_appeals m
            where m.warning_id = w.id order by m.id desc limit 1) as waiting
   where w.withdrawn_at is null and waiting.is_owners
  union all
  select 'dispute', d.id, d.opened_at, t.listing_id,
         case when d.opened_by = t.buyer_id then t.seller_id else t.buyer_id end, d.opened_by,
         'sale', d.reason, 1, t.price_cents * t.quantity
    from trade_disputes d join trades t on t.id = d.trade_id
   where d.outcome is null and t.status = 'disputed'
  union all
  select 'review_dispute', r.id, d.disputed_at, r.listing_id, r.author_id, d.disputed_by,
         'review', d.reason, 1, null
    from review_disputes d join reviews r on r.id = d.review_id
   where d.outcome is null and r.removed_at is null
  union all
  select 'second_person', s.id, s.proposed_at, null, s.account_id, s.proposed_by,
         case s.act when 'delete_member' then 'deletion' when 'refund_payment' then 'refund'
           when 'suspend_admin' then 'staff_suspension' when 'relax_deletions' then 'rule_deletions'
           when 'change_role' then case s.staff_role when 'full' then 'full_admin' else 'demotion' end
           else case when s.amount_cents is null then 'rule_off' else 'rule_raised' end end, s.reason, 1, s.amount_cents
    from second_person_acts s where s.outcome is null and s.expires_at > clock_timestamp()
  union all
  select 'payment', p.id, found.at, p.listing_id, p.seller_id, p.buyer_id, found.kinds[1], '', 1, p.amount_cents
    from (${undecidedSigns}) as found join trade_payments p on p.id = found.payment_id`

/** Leaves out those whose decision is about to take effect. */
const openCases = sql`
  select u.* from (${undecidedCases}) as u
   where not exists (select from moderation_decisions d
     where d.kind = u.kind and d.case_id = u.id and d.waiting is not null)`

const calm = { reports: 1, value_cents: null }

/**
 * The severity rule as SQL: the level of each reason, plus one for many reports or a high value.
 */
const severity = sql<Severity>`least(3,
  case when c.kind = 'account_appeal' then ${sql.lit(getSeverity({ kind: 'account_appeal', reason: 'suspension', ...calm }))}
    else case c.reason ${sql.join(
      caseReasons.map(
        (reason) =>
          sql`when ${sql.lit(reason)} then ${sql.lit(getSeverity({ kind: 'listing_report', reason, ...calm }))}`,
      ),
      sql` `,
    )} end end
  + case when c.reports >= ${sql.lit(manyReports)} or c.value_cents >= ${sql.lit(highValueCents)}
      then 1 else 0 end)`

const named = sql`
  select c.kind, c.id, c.opened_at, c.listing_id, l.seller_id, l.title, c.about_id, a.display_name as about_name,
         c.other_id, o.display_name as other_name, c.reason, left(c.evidence, ${sql.lit(maxShownCharacters)}) as evidence,
         c.reports, c.value_cents, ${severity} as severity, m.account_id as taken_by,
         taker.first_name || ' ' || taker.last_name as taken_name, m.expires_at as taken_until
    from (${openCases}) as c
    left join listings l on l.id = c.listing_id
    left join accounts a on a.id = c.about_id
    left join accounts o on o.id = c.other_id
    left join moderation_claims m on m.kind = c.kind and m.case_id = c.id and m.expires_at > clock_timestamp()
    left join accounts taker on taker.id = m.account_id`

type CaseListQuery = OperationValues<typeof listCases>

const orders: Record<CaseListQuery['order'], RawBuilder<unknown>> = {
  oldest: sql`c.opened_at, c.kind, c.id`,
  newest: sql`c.opened_at desc, c.kind, c.id`,
  severity: sql`c.severity desc, c.opened_at, c.kind, c.id`,
}

const takenBy = (assignee: CaseListQuery['assignee'], adminId: AccountId) => {
  if (assignee === 'nobody') return sql`c.taken_by is null`
  if (assignee === 'me') return sql`c.taken_by = ${adminId}::bigint`
  return assignee === 'others' ? sql`c.taken_by <> ${adminId}::bigint` : sql`true`
}

const folded = sql`fold_text(concat_ws(' ', c.title, c.about_name, c.other_name, c.evidence, c.listing_id,
  c.about_id, c.other_id))`

/** Matches all words, anywhere. */
const looksLike = (q: string) =>
  sql.join(
    [
      sql`true`,
      ...q
        .split(' ')
        .filter(Boolean)
        .map((word) => sql`position(fold_text(${word}) in ${folded}) > 0`),
    ],
    sql` and `,
  )

export async function selectCases(
  db: Db,
  adminId: AccountId,
  { kind, severity: wanted, assignee, q = '', order, page, limit }: CaseListQuery,
): Promise<{ rows: CaseRow[]; total: number }> {
  const { rows } = await sql<CaseRow & { total: number }>`
    select c.*, count(*) over ()::int as total from (${named}) as c
     where (${kind ?? null}::text is null or c.kind = ${kind ?? null})
       and (${wanted ?? null}::int is null or c.severity = ${wanted ?? null})
       and ${takenBy(assignee, adminId)} and ${looksLike(q)}
     order by ${orders[order]}
     limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await countCases(db) : 0) }
}

export async function selectCounts(db: Db): Promise<Partial<Record<CaseKind, number>>> {
  const { rows } = await sql<{ kind: CaseKind; count: number }>`
    select kind, count(*)::int as count from (${openCases}) as c group by kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

async function countCases(db: Db): Promise<number> {
  const counts = await selectCounts(db)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

export interface OpenCases {
  /** Null for all of them. */
  kind: CaseKind | null
  count: number
  oldest_at: Date | null
}

export async function countOpenCases(db: Db): Promise<OpenCases[]> {
  const { rows } = await sql<OpenCases>`
    select kind, count(*)::int as count, min(opened_at) as oldest_at from (${openCases}) as c
     group by grouping sets ((kind), ())`.execute(db)
  return rows
}

export async function selectCase(db: Db, kind: CaseKind, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select c.* from (${named}) as c where c.kind = ${kind} and c.id = ${id}::bigint`.execute(db)
  return rows[0]
}

/** Serialises two decisions about one case, or a decision and a claim. */
export async function lockCase(db: Db, kind: CaseKind, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case ${kind}`}, ${id}))`.execute(db)
}

/** Selects open reports by members about the same listing. */
export async function selectOtherReports(db: Db, listingId: ListingId, but: number): Promise<number[]> {
  const rows = await db
    .selectFrom('flags')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('reporter_id', 'is not', null)
    .where('outcome', 'is', null)
    .where('id', '<>', but)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function selectOpenBuyers(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('trades')
    .distinctOn('buyer_id')
    .select(['id', 'buyer_id'])
    .where('listing_id', '=', listingId)
    .where('status', 'in', ['unconfirmed', 'agreed', 'paid', 'sent', 'disputed'])
    .orderBy('buyer_id')
    .orderBy('id', 'desc')
    .execute()
}

/** Selects the open one by an admin. */
export async function selectListingSuspension(db: Db, listingId: ListingId): Promise<number | undefined> {
  const open = await db
    .selectFrom('listing_suspensions')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('cause', '=', 'admin')
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return open?.id
}
