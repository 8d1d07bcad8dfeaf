import type { MarketReportKind, ReportPart, ReportShare } from '#domains/insights/common/market-report.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

export const getKinds = makeTexts((): Record<MarketReportKind, string> => ({
  sales: t.sales(),
  listed: t.listings_gone_live(),
  ended: t.listings_ended(),
  members: t.members_joined(),
  bids: t.bids(),
  offers: t.offers(),
  revenue: t.market_report_revenue(),
  flags: t.reports_from_members(),
}))

export const getParts = makeTexts((): Record<ReportPart, string> => ({
  type: t.by_type(),
  category: t.by_category(),
  region: t.by_region(),
  plan: t.by_plan(),
  seller_kind: t.by_kind_of_seller(),
}))

const getNames = makeTexts((): Record<string, string> => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
  private: t.private_sellers(),
  in_trade: t.market_report_in_trade(),
}))

export const nameShare = ({ name, value }: Pick<ReportShare, 'name' | 'value'>): string =>
  name ?? getNames()[value] ?? value
