import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { Figure } from '#domains/insights/common/stats.ts'
import type { ReportRows } from '#domains/insights/common/user-reports.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

export const getRowTitles = makeTexts((): Record<ReportRows, string> => ({
  views: t.views(),
  watchers: t.new_watchers(),
  bids: t.bids_received(),
  finance_enquiries: t.finance_enquiries(),
  ended: t.listings_ended(),
  sales: t.sales(),
  bids_placed: t.bids_placed(),
  purchases: t.purchases(),
}))

/** The percentage of ended listings that sold; null if none ended. */
export const getSellThrough = (sold: number, ended: number): number | null =>
  ended === 0 ? null : Math.round((sold / ended) * 100)

/** '+12.5%', '−3%'; null without an earlier value or a change. */
export function describeChange({ change_percent: changePercent }: Figure): string | null {
  if (changePercent === null || changePercent === 0) return null
  const size = formatCount(Math.abs(changePercent))
  return changePercent > 0 ? `+${size}%` : `−${size}%`
}
