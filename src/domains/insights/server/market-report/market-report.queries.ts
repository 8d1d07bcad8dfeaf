import { sql, type RawBuilder } from 'kysely'
import type { MarketReportKind, ReportPart, ReportShare } from '#domains/insights/common/market-report.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { buildHourSql } from '../figures.queries.ts'
import type { DayCount, ShareGroup } from './market-report.rules.ts'

export interface Period {
  from: Date
  /** Exclusive. */
  to: Date
}

interface DaysQuery {
  from: string
  to: string
  before_from: string
  before_to: string
}

/** If the last day is today, the other period's last day is cut at the same time. */
export async function selectPeriods(db: Db, query: DaysQuery): Promise<{ now: Period; before: Period }> {
  const { rows } = await sql<{ from: Date; to: Date; before_from: Date; before_to: Date }>`
    with wall as (select least(${query.to}::date + 1, clock_timestamp() at time zone 'Pacific/Auckland') as here)
    select ${query.from}::date::timestamp at time zone 'Pacific/Auckland' as "from",
      greatest(here, ${query.from}::date) at time zone 'Pacific/Auckland' as "to",
      ${query.before_from}::date::timestamp at time zone 'Pacific/Auckland' as before_from,
      greatest(${query.before_to}::date + (here - ${query.to}::date::timestamp), ${query.before_from}::date)
        at time zone 'Pacific/Auckland' as before_to
    from wall`.execute(db)
  const { from, to, before_from: beforeFrom, before_to: beforeTo } = must(rows[0], 'periods')
  return { now: { from, to }, before: { from: beforeFrom, to: beforeTo } }
}

export async function selectToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (clock_timestamp() at time zone 'Pacific/Auckland')::date::text as today`.execute(db)
  return must(rows[0], 'today').today
}

const within = (column: string, { from, to }: Period) =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`

/** A correction reduces the sum and isn't counted as a payment. */
const isCounted = sql`coalesce(facts.amount_cents, 0) >= 0`
const counted = sql`count(*) filter (where ${isCounted})`

/** Each kind's facts: rows of id, at, listing_id, account_id, amount_cents, sold. */
const factsOf: Record<MarketReportKind, (period: Period) => RawBuilder<unknown>> = {
  sales: (period) => sql`
    select t.id, t.agreed_at as at, t.listing_id, null::bigint as account_id,
           t.price_cents * t.quantity as amount_cents, false as sold
      from trades t where t.status not in ('cancelled', 'unconfirmed') and ${within('t.agreed_at', period)}`,
  listed: (period) => sql`
    select l.id, coalesce(l.starts_at, l.created_at) as at, l.id as listing_id, null::bigint as account_id,
           null::bigint as amount_cents, false as sold
      from deals d join listings l on l.id = d.listing_id
     where (d.closed_at is not null or l.status = 'active')
       and coalesce(l.starts_at, l.created_at) >= ${period.from}::timestamptz
       and coalesce(l.starts_at, l.created_at) < ${period.to}::timestamptz`,
  ended: (period) => sql`
    select l.id, d.closed_at as at, l.id as listing_id, null::bigint as account_id,
           null::bigint as amount_cents, l.status = 'sold' as sold
      from deals d join listings l on l.id = d.listing_id
     where ${within('d.closed_at', period)}`,
  members: (period) => sql`
    select a.id, a.member_since as at, null::bigint as listing_id, a.id as account_id,
           null::bigint as amount_cents, false as sold
      from accounts a
     where a.type = 'user' and a.status <> 'pending' and ${within('a.member_since', period)}`,
  bids: (period) => sql`
    select b.listing_id * 1000000 + b.sequence as id, b.placed_at as at, b.listing_id, null::bigint as account_id,
           null::bigint as amount_cents, false as sold
      from bids b where ${within('b.placed_at', period)}`,
  offers: (period) => sql`
    select o.id, o.created_at as at, o.listing_id, null::bigint as account_id, null::bigint as amount_cents, false as sold
      from offers o where ${within('o.created_at', period)}`,
  revenue: (period) => sql`
    select i.id, i.issued_at as at, null::bigint as listing_id, i.account_id, i.total_cents as amount_cents, false as sold
      from invoices i where ${within('i.issued_at', period)}`,
  flags: (period) => sql`
    select f.id, f.flagged_at as at, f.listing_id, null::bigint as account_id, null::bigint as amount_cents, false as sold
      from flags f where f.reporter_id is not null and ${within('f.flagged_at', period)}
    union all
    select m.id, m.flagged_at, null, m.about_id, null, false
      from member_flags m where ${within('m.flagged_at', period)}`,
}

export async function selectDays(db: Db, kind: MarketReportKind, period: Period): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select ((hour at time zone 'Pacific/Auckland')::date)::text as day, sum(count)::bigint as count,
           sum(amount_cents)::bigint as amount_cents, sum(sold)::bigint as sold
      from (select ${buildHourSql(sql`at`)} as hour, ${counted} as count, coalesce(sum(amount_cents), 0) as amount_cents,
                   count(*) filter (where sold) as sold
              from (${factsOf[kind](period)}) facts group by 1) hours
     group by 1 order by 1`.execute(db)
  return rows
}

export async function selectCount(db: Db, kind: MarketReportKind, period: Period): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select ${counted} as count from (${factsOf[kind](period)}) facts`.execute(db)
  return must(rows[0], 'count').count
}

interface Part {
  joins: RawBuilder<unknown>
  value: RawBuilder<string>
  name: RawBuilder<string | null>
}

const listing = sql`join listings l on l.id = facts.listing_id`
const account = sql`join accounts a on a.id = facts.account_id`

const parts: Record<ReportPart, (kind: MarketReportKind) => Part> = {
  type: () => ({ joins: listing, value: sql`l.type::text`, name: sql`null::text` }),
  category: () => ({
    joins: sql`${listing} join categories leaf on leaf.id = l.category_id join categories c on c.id = leaf.path[1]`,
    value: sql`c.id::text`,
    name: sql`c.name`,
  }),
  region: (kind) =>
    kind === 'members'
      ? {
          joins: sql`${account} join regions r on r.slug = a.region`,
          value: sql`r.slug`,
          name: sql`r.name`,
        }
      : {
          joins: sql`${listing} join suburbs s on s.slug = l.suburb join districts di on di.slug = s.district
                     join regions r on r.slug = di.region`,
          value: sql`r.slug`,
          name: sql`r.name`,
        },
  seller_kind: () => ({ joins: account, value: sql`a.seller_kind::text`, name: sql`null::text` }),
  plan: () => ({
    joins: sql`join invoices i on i.id = facts.id left join invoices corrected on corrected.id = i.corrects_id
               join payments pay on pay.id = coalesce(i.payment_id, corrected.payment_id)
               join plans p on p.id = pay.plan_id`,
    value: sql`p.id::text`,
    name: sql`p.name`,
  }),
}

export const maxShares = 20

/** Selects the largest first. */
export async function selectShares(
  db: Db,
  kind: MarketReportKind,
  by: ReportPart,
  { now, before }: { now: Period; before: Period },
): Promise<ReportShare[]> {
  const { joins, value, name } = parts[by](kind)
  const { rows } = await sql<ReportShare>`
    select ${value} as value, ${name} as name,
           count(*) filter (where is_now and ${isCounted}) as count,
           coalesce(sum(facts.amount_cents) filter (where is_now), 0)::bigint as amount_cents,
           count(*) filter (where not is_now and ${isCounted}) as before_count,
           coalesce(sum(facts.amount_cents) filter (where not is_now), 0)::bigint as before_amount_cents
      from (select true as is_now, n.* from (${factsOf[kind](now)}) n
            union all select false, b.* from (${factsOf[kind](before)}) b) facts ${joins}
     group by 1, 2 order by count desc, before_count desc, 1 limit ${maxShares}`.execute(db)
  return rows
}

/** Groups by every attribute of listings, each read once. */
export async function selectShareGroups(
  db: Db,
  kind: MarketReportKind,
  { now, before }: { now: Period; before: Period },
): Promise<ShareGroup[]> {
  const { rows } = await sql<ShareGroup>`
    with grouped as materialized (
      select l.type, l.category_id, l.suburb,
             count(*) filter (where is_now) as count, count(*) filter (where not is_now) as before_count,
             coalesce(sum(facts.amount_cents) filter (where is_now), 0) as amount_cents,
             coalesce(sum(facts.amount_cents) filter (where not is_now), 0) as before_amount_cents
        from (select true as is_now, n.* from (${factsOf[kind](now)}) n
              union all select false, b.* from (${factsOf[kind](before)}) b) facts ${listing}
       group by 1, 2, 3)
    select g.type, c.id::text as category, c.name as category_name, r.slug as region, r.name as region_name,
           sum(g.count)::bigint as count, sum(g.before_count)::bigint as before_count,
           sum(g.amount_cents)::bigint as amount_cents, sum(g.before_amount_cents)::bigint as before_amount_cents
      from grouped g
      left join categories leaf on leaf.id = g.category_id left join categories c on c.id = leaf.path[1]
      left join suburbs s on s.slug = g.suburb left join districts di on di.slug = s.district
      left join regions r on r.slug = di.region
     group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

export interface RowsQuery {
  kind: MarketReportKind
  period: Period
  by: ReportPart | undefined
  value: string | undefined
  page: number
  limit: number
}

interface CountedRow {
  id: number
  listing_id: ListingId | null
  account_id: AccountId | null
  title: string
  amount_cents: number | null
  at: Date
}

export async function selectRows(
  db: Db,
  { kind, period, by, value, page, limit }: RowsQuery,
): Promise<{ rows: CountedRow[]; total: number }> {
  const part = by === undefined || value === undefined ? null : parts[by](kind)
  const facts = sql`(select facts.* from (${factsOf[kind](period)}) facts
    ${part ? sql`${part.joins} where ${part.value} = ${value}` : sql``}) facts`
  const { rows } = await sql<CountedRow & { total: number }>`
    select counted.total, facts.id, facts.listing_id, facts.account_id, facts.amount_cents, facts.at,
           coalesce(titled.title, named.display_name, '') as title
      from (select count(*) as total from ${facts}) counted
      left join lateral (select * from ${facts} order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}) facts on true
      left join listings titled on titled.id = facts.listing_id
      left join accounts named on named.id = facts.account_id
     order by facts.at desc, facts.id desc`.execute(db)
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ total: _total, ...row }) => row),
    total: must(rows[0], 'total').total,
  }
}
