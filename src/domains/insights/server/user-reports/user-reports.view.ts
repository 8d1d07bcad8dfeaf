import type { DayOfReport, ReportRow, ReportRows, UserReports } from '#domains/insights/common/stats.ts'
import { figure } from '../stats.view.ts'
import type { FoundRow, Sum } from './user-reports.queries.ts'

type Key = Pick<Sum, 'name' | 'day'>
type What = 'count' | 'amount_cents' | 'sold'

const keyOf = ({ name, day }: Key) => `${name} ${day ?? 'before'}`

export function reportsView(names: string[], sums: Sum[]): Pick<UserReports, 'figures' | 'daily'> {
  const bySum = new Map(sums.map((sum) => [keyOf(sum), sum]))
  const take = (name: ReportRows, day: string | null, what: What = 'count') =>
    bySum.get(keyOf({ name, day }))?.[what] ?? 0
  const sumUp = (name: ReportRows, what: What = 'count') =>
    figure(
      names.reduce((sum, day) => sum + take(name, day, what), 0),
      take(name, null, what),
    )
  return {
    figures: {
      views: sumUp('views'),
      watchers: sumUp('watchers'),
      bids: sumUp('bids'),
      finance_enquiries: sumUp('finance_enquiries'),
      ended: sumUp('ended'),
      ended_sold: sumUp('ended', 'sold'),
      sales: sumUp('sales'),
      earnings_cents: sumUp('sales', 'amount_cents'),
      bids_placed: sumUp('bids_placed'),
      purchases: sumUp('purchases'),
      spend_cents: sumUp('purchases', 'amount_cents'),
    },
    daily: names.map((day): DayOfReport => ({
      day,
      views: take('views', day),
      watchers: take('watchers', day),
      bids: take('bids', day),
      finance_enquiries: take('finance_enquiries', day),
      ended: take('ended', day),
      sales: take('sales', day),
      earnings_cents: take('sales', day, 'amount_cents'),
      bids_placed: take('bids_placed', day),
      purchases: take('purchases', day),
      spend_cents: take('purchases', day, 'amount_cents'),
    })),
  }
}

export const rowView = (row: FoundRow): ReportRow => ({ ...row, at: row.at && row.at.toISOString() })
