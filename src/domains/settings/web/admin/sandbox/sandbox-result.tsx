import { Link } from 'react-router'
import { maxSandboxAuctions, type SandboxOutcome } from '#domains/auctions/common/bidding.ts'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { formatMoney, formatTimeLeft } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Table } from '#platform/web/ui/facts/table.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/settings/texts.ts'

function listFigures({ prices, bids, extensions }: SandboxOutcome) {
  return [
    {
      label: t.auctions_sold(),
      was: formatCount(prices.sold_before),
      would: formatCount(prices.sold_after),
    },
    {
      label: t.total_of_prices(),
      was: formatMoney(prices.before_cents),
      would: formatMoney(prices.after_cents),
    },
    {
      label: t.accepted_bids(),
      was: formatCount(bids.total),
      would: formatCount(bids.total - bids.too_low - bids.too_late),
    },
    { label: t.late_extensions(), was: formatCount(extensions.before), would: formatCount(extensions.after) },
  ]
}

type Tally = { count: number; cents: number }

const formatAuctions = (count: number) => (count === 0 ? formatCount(0) : t.count_auctions({ count }))
const formatAmount = ({ count, cents }: Tally) =>
  count === 0 ? formatCount(0) : t.count_by_amount({ count, amount: formatMoney(cents) })
const formatSales = ({ count, cents }: Tally) =>
  count === 0 ? formatCount(0) : t.count_sales_worth({ count, amount: formatMoney(cents) })
const formatTime = (count: number, seconds: number) =>
  count === 0
    ? formatCount(0)
    : t.count_by_time({ count, time: formatTimeLeft(Math.round(seconds / count) * 1000) })

function listDifferences({ prices, bids, extensions, limits }: SandboxOutcome) {
  const ofBids = (count: number) =>
    t.count_of_total_bids({ count: formatCount(count), total: formatCount(bids.total) })
  return [
    { label: t.higher_prices(), value: formatAmount(prices.higher) },
    { label: t.lower_prices(), value: formatAmount(prices.lower) },
    { label: t.no_longer_sold(), value: formatAuctions(prices.no_longer_sold) },
    { label: t.newly_sold(), value: formatAuctions(prices.newly_sold) },
    { label: t.other_winner(), value: formatAuctions(prices.other_winner) },
    { label: t.bids_too_low(), value: ofBids(bids.too_low) },
    { label: t.bids_too_late(), value: ofBids(bids.too_late) },
    { label: t.closing_later(), value: formatTime(extensions.later, extensions.later_seconds) },
    { label: t.closing_earlier(), value: formatTime(extensions.earlier, extensions.earlier_seconds) },
    { label: t.sales_too_long(), value: formatSales(limits.too_long) },
    { label: t.sales_too_short(), value: formatSales(limits.too_short) },
    { label: t.sales_over_limit(), value: formatSales(limits.over_limit) },
  ]
}

/** Describes the limits of the simulation that the figures don't show. */
function describeNotes({ auctions, limits, is_cut_short: isCutShort }: SandboxOutcome): string[] {
  const { total, replayed, left_out: leftOut, other_ends: otherEnds } = auctions
  return [
    isCutShort && t.cut_short(),
    !isCutShort && total > replayed + leftOut && t.newest_only({ count: formatCount(maxSandboxAuctions) }),
    leftOut > 0 && t.left_out({ count: leftOut }),
    otherEnds > 0 && t.other_ends({ count: otherEnds }),
    limits.looked_at > 0 &&
      t.looked_at_count_of_total({ looked_at: formatCount(limits.looked_at), total: limits.trades }),
  ].filter((note) => note !== false)
}

export function SandboxResult({ outcome }: { outcome: SandboxOutcome }) {
  const { auctions, from, to } = outcome
  return (
    <Panel
      title={t.the_last_30_days({ from: formatDay(from), to: formatDay(to) })}
      aside={t.replayed_count_of_total({ replayed: auctions.replayed, total: auctions.total })}
    >
      <div role="status" className="grid gap-5">
        {auctions.total === 0 ? (
          <p className="text-sm text-ink-2">{t.nothing_closed()}</p>
        ) : (
          <Table
            dense
            caption={t.figures()}
            columns={[
              { key: 'label', head: t.figures(), cell: ({ label }) => label, grows: true },
              { key: 'was', head: t.as_it_was(), cell: ({ was }) => was, figure: true },
              { key: 'would', head: t.by_these_rules(), cell: ({ would }) => would, figure: true },
            ]}
            rows={listFigures(outcome)}
            rowKey={({ label }) => label}
          />
        )}
        <section aria-labelledby="sandbox-differences">
          <h3 id="sandbox-differences" className="heading text-base">
            {t.what_would_differ()}
          </h3>
          <FactTable facts={listDifferences(outcome)} />
        </section>
        <Largest outcome={outcome} />
        <ul className="grid gap-1 text-xs text-ink-2">
          {describeNotes(outcome).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function Largest({ outcome: { largest, auctions } }: { outcome: SandboxOutcome }) {
  if (auctions.replayed === 0) return null
  return (
    <div>
      <h3 className="heading mb-2 text-base">{t.largest_differences()}</h3>
      {largest.length === 0 ? (
        <p className="text-sm text-ink-2">{t.nothing_would_differ()}</p>
      ) : (
        <Table
          dense
          caption={t.largest_differences()}
          columns={[
            {
              key: 'title',
              head: t.listing(),
              grows: true,
              cell: ({ listing_id: listingId, title }) => (
                <Link to={`/listings?open=${listingId}`} className="rounded-control underline">
                  {title}
                </Link>
              ),
            },
            {
              key: 'was',
              head: t.as_it_was(),
              figure: true,
              cell: ({ was_cents: wasCents }) => describePrice(wasCents),
            },
            {
              key: 'would',
              head: t.by_these_rules(),
              figure: true,
              cell: ({ would_be_cents: wouldBeCents }) => describePrice(wouldBeCents),
            },
          ]}
          rows={largest}
          rowKey={({ listing_id: listingId }) => listingId}
        />
      )}
    </div>
  )
}

const describePrice = (cents: number | null) => (cents === null ? t.unsold() : formatMoney(cents))
