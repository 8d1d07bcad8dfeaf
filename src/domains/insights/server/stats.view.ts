import type {
  DayOfStats,
  Figure,
  LatestListing,
  LatestMember,
  LatestTrade,
} from '#domains/insights/common/stats.ts'
import { must } from '#platform/common/must.ts'
import type { Figures } from './figures.queries.ts'
import type { selectLatestListings, selectLatestMembers, selectLatestTrades } from './latest.queries.ts'

type RowOf<Select extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Select>>[number]

export function figure(value: number, before: number): Figure {
  const changePercent = before === 0 ? null : Math.round(((value - before) / before) * 1000) / 10
  return { value, before, change_percent: changePercent }
}

const total = (daily: DayOfStats[], key: keyof Figures) => daily.reduce((sum, day) => sum + day[key], 0)

/** Members and listings are counted at the end; all else is counted over the period. */
export function figuresView(daily: DayOfStats[], before: Figures) {
  const last = must(daily.at(-1), 'last day')
  return {
    members: figure(last.members, before.members),
    live_listings: figure(last.live_listings, before.live_listings),
    bids: figure(total(daily, 'bids'), before.bids),
    trades: figure(total(daily, 'trades'), before.trades),
    traded_cents: figure(total(daily, 'traded_cents'), before.traded_cents),
  }
}

export const memberView = ({
  member_since: memberSince,
  ...member
}: RowOf<typeof selectLatestMembers>): LatestMember => ({
  ...member,
  member_since: memberSince.toISOString(),
})

export const listingView = (row: RowOf<typeof selectLatestListings>): LatestListing => ({
  id: row.id,
  type: row.type,
  title: row.title ?? '',
  seller: { id: row.seller_id, display_name: row.seller },
  sale_method: row.sale_method,
  price_cents: row.price_cents,
  purpose: row.purpose,
  listed_at: row.listed_at.toISOString(),
})

export const tradeView = (row: RowOf<typeof selectLatestTrades>): LatestTrade => ({
  id: row.id,
  listing_id: row.listing_id,
  title: row.title ?? '',
  seller: { id: row.seller_id, display_name: row.seller },
  buyer: { id: row.buyer_id, display_name: row.buyer },
  how: row.how,
  status: row.status,
  total_cents: row.price_cents * row.quantity,
  agreed_at: row.agreed_at.toISOString(),
})
