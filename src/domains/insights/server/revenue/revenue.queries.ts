import { sql, type RawBuilder } from 'kysely'
import type { MonthOfRevenue, PlanOfRevenue, RevenueRows } from '#domains/insights/common/stats.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/**
 * Selects the requested number of months in Auckland, this one last, including those without
 * invoices.
 */
export async function selectMonths(db: Db, months: number): Promise<MonthOfRevenue[]> {
  const { rows } = await sql<MonthOfRevenue>`
    with wall as (select date_trunc('month', clock_timestamp() at time zone 'Pacific/Auckland') as this_month),
    spans as (
      select month from wall, generate_series(
        this_month - make_interval(months => ${months - 1}::int), this_month, interval '1 month') as month
    )
    select to_char(month, 'YYYY-MM') as month, month::date::text as first_day,
      (month + interval '1 month' - interval '1 day')::date::text as last_day,
      coalesce(sum(i.total_cents), 0)::bigint as revenue_cents,
      coalesce(sum(i.gst_cents), 0)::bigint as gst_cents,
      count(*) filter (where i.kind = 'invoice') as invoices,
      coalesce(-sum(i.total_cents) filter (where i.kind = 'correction'), 0)::bigint as refunded_cents
    from spans left join invoices i
      on i.issued_at >= month at time zone 'Pacific/Auckland'
      and i.issued_at < (month + interval '1 month') at time zone 'Pacific/Auckland'
    group by month order by month`.execute(db)
  return rows
}

export async function selectPlans(db: Db): Promise<PlanOfRevenue[]> {
  const { rows } = await sql<PlanOfRevenue>`
    select plan_id, name, count(*) filter (where status = 'active') as active,
      coalesce(round(sum(price_cents / case interval when 'year' then 12.0 else 1 end)
        filter (where status = 'active')), 0)::bigint as mrr_cents,
      coalesce(sum(price_cents) filter (where status = 'past_due'), 0)::bigint as overdue_cents
    from (select s.plan_id, p.name, s.status, s.price_cents, s.interval
      from subscriptions s join plans p on p.id = s.plan_id
      where s.status in ('active', 'past_due')) as current
    group by plan_id, name order by mrr_cents desc, plan_id`.execute(db)
  return rows
}

export interface CurrentSubscriptions {
  has_test: boolean
  has_other: boolean
  active: number
  past_due: number
  failed: number
  ended: number
  paying_before: number
  /** How many of those have ended since. */
  ended_since: number
}

const days30 = sql`clock_timestamp() - interval '30 days'`
/** A subscription without a payment counts neither as begun nor ended. */
const wasPaid = sql`exists (select from payments p where p.subscription_id = s.id and p.status = 'succeeded')`

export async function selectCurrent(db: Db): Promise<CurrentSubscriptions> {
  const { rows } = await sql<CurrentSubscriptions>`
    select
      exists (select from invoices where is_test) as has_test,
      exists (select from invoices where not is_test) as has_other,
      (select count(*) from subscriptions where status = 'active') as active,
      (select count(*) from subscriptions where status = 'past_due') as past_due,
      (select count(*) from payments where status = 'failed' and settled_at > ${days30}) as failed,
      (select count(*) from subscriptions s where s.ended_at > ${days30} and ${wasPaid}) as ended,
      (select count(*) from subscriptions s
        where s.created_at <= ${days30} and (s.ended_at is null or s.ended_at > ${days30}) and ${wasPaid}) as paying_before,
      (select count(*) from subscriptions s
        where s.created_at <= ${days30} and s.ended_at > ${days30} and ${wasPaid}) as ended_since`.execute(db)
  return must(rows[0], 'revenue')
}

export interface CountedRow {
  id: number
  account_id: AccountId
  name: string
  plan_name: string
  amount_cents: number
  at: Date
  failure_code: string | null
}

const subscriptionsWhere = (at: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select s.id, s.account_id, s.plan_id, s.price_cents as amount_cents, ${at} as at, null as failure_code
  from subscriptions s where ${condition}`

const sources: Record<RevenueRows, RawBuilder<unknown>> = {
  active: subscriptionsWhere(sql`s.created_at`, sql`s.status = 'active'`),
  past_due: subscriptionsWhere(sql`s.past_due_since`, sql`s.status = 'past_due'`),
  ended: subscriptionsWhere(sql`s.ended_at`, sql`s.ended_at > ${days30} and ${wasPaid}`),
  failed: sql`
    select id, account_id, plan_id, amount_cents, settled_at as at, failure_code
    from payments where status = 'failed' and settled_at > ${days30}`,
}

export async function selectCounted(
  db: Db,
  show: RevenueRows,
  { page, limit }: { page: number; limit: number },
) {
  const [{ rows }, counted] = await Promise.all([
    sql<CountedRow>`
      select counted.id, counted.account_id, a.first_name || ' ' || a.last_name as name, plans.name as plan_name,
        counted.amount_cents, counted.at, counted.failure_code
      from (${sources[show]}) as counted
        join accounts a on a.id = counted.account_id join plans on plans.id = counted.plan_id
      order by counted.at desc, counted.id desc
      limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${sources[show]}) as counted`.execute(db),
  ])
  return { rows, total: must(counted.rows[0], 'total').total }
}
