import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { maxSandboxAuctions, type SandboxOutcome } from '#domains/auctions/common/rule-sandbox.ts'
import { formatMoney, formatTimeLeft } from '#platform/common/formats/formats.ts'
import * as t from '#domains/settings/texts.ts'

export function listFigures({ prices, bids, extensions }: SandboxOutcome) {
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

export function listDifferences({ prices, bids, extensions, limits }: SandboxOutcome) {
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
export function describeNotes({ auctions, limits, is_cut_short: isCutShort }: SandboxOutcome): string[] {
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
