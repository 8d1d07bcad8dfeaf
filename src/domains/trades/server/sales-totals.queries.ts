import { sql } from 'kysely'
import type { SalesTotals } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

interface MonthRow {
  month: string
  count: number
  total_cents: number
  unfinished_count: number
  unfinished_cents: number
}

const addUp = (rows: MonthRow[], name: Exclude<keyof MonthRow, 'month'>) =>
  rows.reduce((sum, row) => sum + row[name], 0)

export async function selectSalesTotals(db: Db, sellerId: AccountId): Promise<SalesTotals> {
  const { rows } = await sql<MonthRow>`
    select
      to_char(agreed_at at time zone 'Pacific/Auckland', 'YYYY-MM') as month,
      count(*) as count,
      sum(price_cents * quantity)::bigint as total_cents,
      count(*) filter (where status <> 'completed') as unfinished_count,
      coalesce(sum(price_cents * quantity) filter (where status <> 'completed'), 0)::bigint as unfinished_cents
    from trades
    where seller_id = ${sellerId} and status not in ('unconfirmed', 'cancelled')
    group by 1
    order by 1 desc
  `.execute(db)
  return {
    all: { count: addUp(rows, 'count'), total_cents: addUp(rows, 'total_cents') },
    unfinished: { count: addUp(rows, 'unfinished_count'), total_cents: addUp(rows, 'unfinished_cents') },
    months: rows.map(({ month, count, total_cents: totalCents }) => ({
      month,
      count,
      total_cents: totalCents,
    })),
  }
}
