import { Fragment } from 'react'
import { Link } from 'react-router'
import { type Change, listChanges } from '#domains/insights/common/changes.ts'
import { getReport, type MarketReportKind } from '#domains/insights/common/market-report.ts'
import type { ClosingAuction, ReportCompare } from '#domains/insights/common/stats.ts'
import { getListingStatusLabels } from '#domains/listings/common/listing-labels.ts'
import type { ReserveState } from '#domains/listings/common/listings.ts'
import { useLatestListings } from '#domains/listings/web/shared/live-listings.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useTimeLeft } from '#platform/web/live/countdown.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { type Column, rowLink, Table } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { reportAddress, type ReportSearch } from '../market-report/report-address.ts'
import { getKinds, nameShare } from '../market-report/report-labels.ts'
import * as t from '#domains/insights/texts.ts'

const getReserves = makeTexts((): Record<ReserveState, string> => ({
  none: t.no_reserve(),
  not_met: t.not_met(),
  met: t.met(),
}))

const getRisks = makeTexts((): Record<NonNullable<ClosingAuction['risk']>, string> => ({
  reported: t.reported(),
  flagged: t.flagged_by_hoko(),
  new_seller: t.new_seller(),
}))

const getColumns = makeTexts((): Column<ClosingAuction>[] => [
  { key: 'listing', head: t.listing(), grows: true, cell: (auction) => <Titled auction={auction} /> },
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
  {
    key: 'risk',
    head: t.risk(),
    wide: true,
    cell: ({ risk }) =>
      risk && <Badge kind={risk === 'reported' ? 'wrong' : 'plain'}>{getRisks()[risk]}</Badge>,
  },
  {
    key: 'closes',
    head: t.closes(),
    figure: true,
    wide: true,
    cell: (auction) => <Closes auction={auction} />,
  },
])

export function ClosingSoon({
  closing,
  onEnd,
}: {
  closing: { total: number; items: ClosingAuction[] }
  onEnd: () => void
}) {
  const auctions = useLatestListings(closing.items, onEnd)
  return (
    <Panel
      title={t.closing_in_the_next_hour()}
      aside={
        closing.total > 0 && (
          <Link to="/listings?status=active&sort=closes_at" className="rounded-control hover:underline">
            {t.see_all_count({ count: formatCount(closing.total) })}
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
            dense
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
    <span className="flex items-center gap-3">
      <span aria-hidden className="w-9 shrink-0">
        <Picture src={cover?.thumb_url ?? null} blur={cover?.thumbhash} alt="" round="control" />
      </span>
      <span className="min-w-0">
        <Link
          to={`/listings?open=${auction.id}`}
          className={`${rowLink} line-clamp-2 wrap-anywhere md:line-clamp-1`}
        >
          {title}
        </Link>
        <span className="block truncate text-xs text-ink-2 max-md:hidden">{auction.seller.display_name}</span>
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

/** Longer than for the figures, because this query is far more expensive. */
const staleMs = 5 * 60_000

interface ChangesPanelProps {
  days: number
  compare: ReportCompare
}

export function ChangesPanel({ days, compare }: ChangesPanelProps) {
  const { data, error } = useApiQuery(
    listChanges,
    { days, compare },
    { staleTime: staleMs, placeholderData: (before) => before },
  )
  return (
    <Panel title={t.what_changed()} aside={data && data.items.length > 0 && t.before_in_brackets()} flush>
      {data ? (
        data.items.length === 0 ? (
          <p className="px-5 py-4 text-sm text-ink-2">{t.nothing_changed()}</p>
        ) : (
          <ul className="mt-2 grid grid-cols-1 gap-x-8 border-t border-line px-5 md:grid-cols-2">
            {data.items.map((change) => (
              <OneChange key={change.kind} change={change} days={{ from: data.from, to: data.to, compare }} />
            ))}
          </ul>
        )
      ) : error ? (
        <div className="px-5 py-4">
          <Notice kind="wrong">{t.what_didnt_load({ message: getMessage(error) })}</Notice>
        </div>
      ) : (
        <Loading label={t.looking_for_changes()}>
          <div className="grid gap-x-8 px-5 py-3 md:grid-cols-2">
            {Array.from({ length: 4 }, (_, n) => (
              <Skeleton key={n} className="my-2 h-4" />
            ))}
          </div>
        </Loading>
      )}
    </Panel>
  )
}

interface Days {
  from: string
  to: string
  compare: ReportCompare
}

/** 'Bids 2,032 (239) – mostly Sports, Auckland', with the count before in brackets. */
function OneChange({ change: { kind, count, where }, days }: { change: Change; days: Days }) {
  return (
    <li className="min-w-0 border-b border-line py-2 text-sm last:border-b-0 md:nth-last-2:odd:border-b-0">
      <RowsLink kind={kind} days={days} isStrong>
        {getKinds()[kind]}
      </RowsLink>{' '}
      <span className="num">
        <span className="font-semibold">{formatCount(count.value)}</span>{' '}
        <span className="text-ink-2">({formatCount(count.before)})</span>
      </span>
      {where.length > 0 && (
        <span className="text-ink-2">
          {' '}
          {t.mostly_in()}{' '}
          {where.map(({ by, value, name }, n) => (
            <Fragment key={by}>
              {n > 0 && ', '}
              <RowsLink kind={kind} days={days} part={{ by, value }}>
                {nameShare({ name, value })}
              </RowsLink>
            </Fragment>
          ))}
        </span>
      )}
    </li>
  )
}

interface RowsLinkProps {
  kind: MarketReportKind
  days: Days
  part?: Required<Pick<ReportSearch, 'by' | 'value'>>
  isStrong?: boolean
  children: string
}

/** Links to the counted rows for roles that may open the report. */
function RowsLink({ kind, days, part, isStrong = false, children }: RowsLinkProps) {
  const weight = isStrong ? 'font-semibold' : ''
  if (!useMay()(getReport)) return <span className={weight}>{children}</span>
  const { from, to } = days
  const search = { kind, ...days, interval: 'day' as const, page: 1 }
  return (
    <Link
      to={reportAddress({ ...search, rows_from: from, rows_to: to, ...part })}
      className={`rounded-control text-pounamu ${isStrong ? 'font-semibold hover:underline' : 'underline'}`}
    >
      {children}
    </Link>
  )
}
