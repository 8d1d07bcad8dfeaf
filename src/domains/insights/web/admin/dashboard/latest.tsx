import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoney, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import type { LatestListing, LatestMember, LatestTrade } from '#domains/insights/common/stats.ts'
import { useLiveListings } from '#domains/listings/web/shared/live-listings.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { type Column, rowLink, Table } from '#platform/web/ui/facts/table.tsx'
import { getTradeStatusLabels } from '#domains/listings/web/shared/trade-status-labels.ts'
import { askingPrice } from '#domains/listings/web/shared/listing-labels.ts'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import type { Stats } from './figures.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

function when(instant: string): string {
  const at = new Date(instant)
  return formatDate(at) === formatDate(new Date(serverNow())) ? formatTimeOfDay(at) : formatDay(instant)
}

const getMembers = makeTexts((): Column<LatestMember>[] => [
  {
    key: 'member',
    head: t.member(),
    cell: ({ id, display_name: displayName, seller_kind: sellerKind, suburb }) => (
      <Two
        to={`/user/${id}/detail`}
        first={displayName}
        second={[suburb, sellerKind === 'in_trade' ? t.in_trade() : null].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'since',
    head: t.joined(),
    figure: true,
    cell: ({ member_since: memberSince }) => <When at={memberSince} />,
  },
])

const getListings = makeTexts((): Column<LatestListing>[] => [
  {
    key: 'listing',
    head: t.listing(),
    cell: ({ id, title, seller }) => (
      <Two to={`/listings?open=${id}`} first={title} second={seller.display_name} />
    ),
  },
  {
    key: 'price',
    head: t.price(),
    figure: true,
    cell: ({ price_cents: priceCents, purpose, listed_at: listedAt }) => (
      <Two whole first={askingPrice(priceCents, purpose) || t.no_price()} second={when(listedAt)} />
    ),
  },
])

const getTrades = makeTexts((): Column<LatestTrade>[] => [
  {
    key: 'trade',
    head: t.trade(),
    cell: ({ listing_id: listingId, title, seller, buyer }) => (
      <Two
        to={`/listings?open=${listingId}`}
        first={title}
        second={t.seller_to_buyer({ seller: seller.display_name, buyer: buyer.display_name })}
      />
    ),
  },
  {
    key: 'status',
    head: t.status(),
    cell: ({ status }) => (
      <Badge kind={status === 'disputed' ? 'wrong' : status === 'completed' ? 'good' : 'plain'}>
        {getTradeStatusLabels()[status]}
      </Badge>
    ),
  },
  {
    key: 'total',
    head: t.value(),
    figure: true,
    cell: ({ total_cents: totalCents, agreed_at: agreedAt }) => (
      <Two whole first={formatMoney(totalCents)} second={when(agreedAt)} />
    ),
  },
])

const fewOnAPhone = 'max-md:[&_tbody_tr:nth-child(n+6)]:hidden'

/**
 * Applies live prices, like the table of auctions closing soon, until the figures are fetched
 * again.
 */
function useLivePrices(listings: LatestListing[]): LatestListing[] {
  const [update, setReceived] = useState<{ since: LatestListing[]; prices: Record<number, number> }>({
    since: listings,
    prices: {},
  })
  const prices = update.since === listings ? update.prices : {}
  useLiveListings(
    listings.map(({ id }) => id),
    ({ listing_id: listingId, price_cents: priceCents }) =>
      setReceived({ since: listings, prices: { ...prices, [listingId]: priceCents } }),
  )
  return listings.map((listing) => ({ ...listing, price_cents: prices[listing.id] ?? listing.price_cents }))
}

const shownSales = 6

export const LatestSales = ({ trades }: { trades: LatestTrade[] }) => (
  <LatestTable
    title={t.latest_trades()}
    columns={getTrades()}
    rows={trades.slice(0, shownSales)}
    none={t.no_sales_yet()}
  />
)

export function Latest({ latest }: { latest: Pick<Stats['latest'], 'members' | 'listings'> }) {
  const listings = useLivePrices(latest.listings)
  return (
    <div className="grid grid-cols-1 items-start gap-3.5 xl:grid-cols-2">
      <LatestTable
        title={t.latest_members()}
        columns={getMembers()}
        rows={latest.members}
        none={t.no_members_yet()}
      />
      <LatestTable
        title={t.latest_listings()}
        columns={getListings()}
        rows={listings}
        none={t.no_listings_yet()}
      />
    </div>
  )
}

interface LatestOfProps<Row> {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  none: string
}

function LatestTable<Row extends { id: number }>({ title, columns, rows, none }: LatestOfProps<Row>) {
  return (
    <Panel title={title} flush>
      {rows.length > 0 ? (
        <div className={`pt-3 ${fewOnAPhone}`}>
          <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} dense pressable />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">{none}</p>
      )}
    </Panel>
  )
}

interface TwoProps {
  to?: string
  first: string
  second: string
  whole?: boolean
}

function Two({ to, first, second, whole }: TwoProps) {
  return (
    <span className="grid wrap-anywhere">
      {to ? (
        <Link to={to} className={`${rowLink} line-clamp-2`}>
          {first}
        </Link>
      ) : (
        <span className={joinClasses('font-semibold', !whole && 'line-clamp-2')}>{first}</span>
      )}
      <span className="text-xs text-ink-2">{second}</span>
    </span>
  )
}

const When = ({ at }: { at: string }) => <span className="text-ink-2">{when(at)}</span>
