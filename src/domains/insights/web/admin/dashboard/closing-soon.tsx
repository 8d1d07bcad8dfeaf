import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { ReserveState } from '#domains/listings/common/listings.ts'
import type { ClosingAuction } from '#domains/insights/common/stats.ts'
import { getListingStatusLabels } from '#domains/listings/common/listing-labels.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, rowLink, Table } from '#platform/web/ui/facts/table.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/insights/texts.ts'

const getReserves = makeTexts((): Record<ReserveState, string> => ({
  none: t.no_reserve(),
  not_met: t.not_met(),
  met: t.met(),
}))

const getColumns = makeTexts((): Column<ClosingAuction>[] => [
  { key: 'listing', head: t.listing(), cell: (auction) => <Titled auction={auction} /> },
  {
    key: 'seller',
    head: t.seller(),
    wide: true,
    cell: ({ seller }) => <span className="whitespace-nowrap text-ink-2">{seller.display_name}</span>,
  },
  {
    key: 'bids',
    head: t.bids(),
    figure: true,
    wide: true,
    cell: ({ bid_count: bidCount }) => formatCount(bidCount),
  },
  {
    key: 'price',
    head: t.price(),
    figure: true,
    cell: ({ price_cents: priceCents }) => (
      <span className="font-semibold">
        <Amount value={priceCents} format={formatMoney} />
      </span>
    ),
  },
  {
    key: 'reserve',
    head: t.reserve(),
    wide: true,
    cell: ({ reserve_state: reserveState }) => (
      <span
        className={joinClasses(
          'whitespace-nowrap',
          reserveState === 'met' ? 'font-semibold text-pounamu' : 'text-ink-2',
        )}
      >
        {getReserves()[reserveState]}
      </span>
    ),
  },
  { key: 'closes', head: t.closes(), wide: true, cell: (auction) => <Closes auction={auction} /> },
])

export function ClosingSoon({
  closing,
  onEnd,
}: {
  closing: { total: number; items: ClosingAuction[] }
  onEnd: () => void
}) {
  const auctions = useLatestListings(closing.items, onEnd)
  const count = closing.total
  const aside =
    count > auctions.length
      ? t.next_shown_of_count_auctions({ shown: auctions.length, count })
      : t.count_auctions({ count })
  return (
    <Panel
      title={t.closing_in_the_next_hour()}
      aside={
        closing.total > 0 && (
          <Link to="/listings?status=active&sort=closes_at" className="rounded-control hover:underline">
            {aside}
          </Link>
        )
      }
      flush
    >
      {auctions.length > 0 ? (
        <div className="pt-3">
          <Table
            caption={t.auctions_closing_in_the_next_hour()}
            columns={getColumns()}
            rows={auctions}
            rowKey={({ id }) => id}
            pressable
          />
        </div>
      ) : (
        <p className="px-5 py-4 text-sm text-ink-2">{t.no_auctions_close_within_the_hour()}</p>
      )}
    </Panel>
  )
}

function Titled({ auction }: { auction: ClosingAuction }) {
  const { title, cover } = auction
  return (
    <span className="flex md:min-w-56 items-center gap-3">
      <span aria-hidden className="w-11 shrink-0">
        <Picture src={cover?.thumb_url ?? null} blur={cover?.thumbhash} alt="" round="control" />
      </span>
      <span className="min-w-0">
        <Link to={`/listings?open=${auction.id}`} className={`${rowLink} line-clamp-2 wrap-anywhere`}>
          {title}
        </Link>
        <span className="text-xs md:hidden">
          <Closes auction={auction} />
        </span>
      </span>
    </span>
  )
}

function Closes({ auction: { status, closes_at: closesAt } }: { auction: ClosingAuction }) {
  const left = useTimeLeft(status === 'active' ? closesAt : null)
  if (status !== 'active') return <span className="text-ink-2">{getListingStatusLabels()[status]}</span>
  return (
    <span
      className={joinClasses(
        'num whitespace-nowrap',
        left?.isHot ? 'font-semibold text-pohutukawa' : 'text-ink-2',
      )}
    >
      {left?.text}
    </span>
  )
}
