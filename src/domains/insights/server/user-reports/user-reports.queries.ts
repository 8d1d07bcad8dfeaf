import { sql, type RawBuilder } from 'kysely'
import type { ReportRow, ReportRows } from '#domains/insights/common/stats.ts'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Span } from '../figures.queries.ts'

const counts = sql`t.status not in ('cancelled', 'unconfirmed')`
const inAuckland = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Pacific/Auckland')::date`

type Source = (accountId: AccountId) => RawBuilder<unknown>

const watching = (table: 'favourites' | 'watch_removals', accountId: AccountId) => sql`
  select w.listing_id, null::bigint as trade_id, ${inAuckland('w.watched_at')} as day, w.watched_at as at,
    1 as count, null::bigint as amount_cents
  from listings l join ${sql.table(table)} w on w.listing_id = l.id where l.seller_id = ${accountId}`

const trading = (side: 'seller_id' | 'buyer_id', accountId: AccountId) => sql`
  select t.listing_id, t.id as trade_id, ${inAuckland('t.agreed_at')} as day, t.agreed_at as at,
    1 as count, t.price_cents * t.quantity as amount_cents
  from trades t where ${sql.ref(`t.${side}`)} = ${accountId} and ${counts}`

/**
 * One row for everything that a figure counts, with its day in Auckland and, except for views, its
 * instant.
 */
const sources: Record<ReportRows, Source> = {
  views: (accountId) => sql`
    select v.listing_id, null::bigint as trade_id, v.day, null::timestamptz as at,
      v.views as count, null::bigint as amount_cents
    from listings l
      cross join lateral (
        select listing_id, day, views from listing_view_days where listing_id = l.id
        union all
        select listing_id, day, count(*) from listing_views where listing_id = l.id group by listing_id, day
      ) v
    where l.seller_id = ${accountId}`,
  watchers: (accountId) =>
    sql`${watching('favourites', accountId)} union all ${watching('watch_removals', accountId)}`,
  bids: (accountId) => sql`
    select b.listing_id, null::bigint as trade_id, ${inAuckland('b.placed_at')} as day, b.placed_at as at,
      1 as count, null::bigint as amount_cents
    from listings l join bids b on b.listing_id = l.id where l.seller_id = ${accountId}`,
  finance_enquiries: (accountId) => sql`
    select e.listing_id, null::bigint as trade_id, ${inAuckland('e.consented_at')} as day, e.consented_at as at,
      1 as count, null::bigint as amount_cents
    from listings l join finance_enquiries e on e.listing_id = l.id
    where l.seller_id = ${accountId} and e.recipient_kind = 'dealer'`,
  ended: (accountId) => sql`
    select l.id as listing_id, null::bigint as trade_id, ${inAuckland('d.closed_at')} as day, d.closed_at as at,
      1 as count, coalesce(sold.amount_cents, 0) as amount_cents
    from listings l join deals d on d.listing_id = l.id
      cross join lateral (
        select sum(t.price_cents * t.quantity)::bigint as amount_cents from trades t
        where t.listing_id = l.id and ${counts}
      ) sold
    where l.seller_id = ${accountId} and d.closed_at is not null
      and (l.status in ('sold', 'unsold') or sold.amount_cents is not null)`,
  sales: (accountId) => trading('seller_id', accountId),
  bids_placed: (accountId) => sql`
    select b.listing_id, null::bigint as trade_id, ${inAuckland('b.placed_at')} as day, b.placed_at as at,
      1 as count, null::bigint as amount_cents
    from bids b where b.bidder_id = ${accountId}`,
  purchases: (accountId) => trading('buyer_id', accountId),
}

const names = keysOf(sources)

const everything = (accountId: AccountId) =>
  sql.join(
    names.map(
      (name) => sql`select ${sql.lit(name)} as name, counted.* from (${sources[name](accountId)}) counted`,
    ),
    sql` union all `,
  )

const isWithin = ({ from, to, first_day: firstDay, last_day: lastDay }: Span) => sql`
  (at between ${from} and ${to} or (at is null and day between ${firstDay}::date and ${lastDay}::date))`

const isBefore = (
  { before_from: beforeFrom, before_to: beforeTo, first_day: firstDay }: Span,
  days: number,
) => sql`
  (at between ${beforeFrom} and ${beforeTo}
    or (at is null and day >= ${firstDay}::date - ${days}::int and day < ${firstDay}::date))`

export interface Sum {
  name: ReportRows
  /** Null for the period before. */
  day: string | null
  count: number
  amount_cents: number
  sold: number
}

export async function selectSums(
  db: Db,
  { account_id: accountId, span, days }: { account_id: AccountId; span: Span; days: number },
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    with everything as (${everything(accountId)}),
    placed as (
      select everything.*, case when ${isWithin(span)} then day end as of_day
      from everything where ${isWithin(span)} or ${isBefore(span, days)}
    )
    select name, of_day::text as day, sum(count)::bigint as count,
      coalesce(sum(amount_cents), 0)::bigint as amount_cents, count(*) filter (where amount_cents > 0) as sold
    from placed group by name, of_day`.execute(db)
  return rows
}

export async function selectDayNames(
  db: Db,
  { first_day: firstDay, last_day: lastDay }: Span,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::date::text as day
    from generate_series(${firstDay}::date, ${lastDay}::date, interval '1 day') as day`.execute(db)
  return rows.map(({ day }) => day)
}

export type FoundRow = Omit<ReportRow, 'at'> & { at: Date | null }

interface RowsQuery {
  account_id: AccountId
  show: ReportRows
  span: Span
  day: string | undefined
  page: number
  limit: number
}

export async function selectReportRows(
  db: Db,
  { account_id: accountId, show, span, day, page, limit }: RowsQuery,
) {
  const ofDay = day === undefined ? sql`` : sql`and day = ${day}::date`
  const found = sql`
    select listing_id, trade_id, sum(count)::bigint as count, sum(amount_cents)::bigint as amount_cents, max(at) as at
    from (${sources[show](accountId)}) counted where ${isWithin(span)} ${ofDay} group by listing_id, trade_id`
  const [{ rows }, counted] = await Promise.all([
    sql<FoundRow>`
      select found.*, l.type, coalesce(l.title, '') as title
      from (${found}) found join listings l on l.id = found.listing_id
      order by found.count desc, found.at desc nulls last, found.listing_id desc, found.trade_id desc
      limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${found}) found`.execute(db),
  ])
  return { rows, total: must(counted.rows[0], 'total').total }
}
