import { Link } from 'react-router'
import type { Figure, ReportRows, UserReports } from '#domains/insights/common/stats.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { reportAddress, type ReportSearch } from './report-address.ts'
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

interface FiguresProps {
  figures: UserReports['figures']
  search: ReportSearch
}

interface Tile {
  label: string
  show: ReportRows
  value: string
  before: string
  change: string | null
}

export function SellingFigures({ figures, search }: FiguresProps) {
  const {
    views,
    watchers,
    bids,
    finance_enquiries: financeEnquiries,
    ended,
    ended_sold: endedSold,
    sales,
    earnings_cents: earningsCents,
  } = figures
  const hasEnquiries = financeEnquiries.value + financeEnquiries.before > 0
  const titles = getRowTitles()
  return (
    <Tiles
      title={t.selling()}
      search={search}
      tiles={[
        countTile(titles.views, 'views', views),
        countTile(titles.watchers, 'watchers', watchers),
        countTile(titles.bids, 'bids', bids),
        ...(hasEnquiries ? [countTile(titles.finance_enquiries, 'finance_enquiries', financeEnquiries)] : []),
        {
          label: t.sell_through(),
          show: 'ended',
          value: describeSellThrough(endedSold.value, ended.value),
          before: describeSellThrough(endedSold.before, ended.before),
          change:
            ended.value === 0
              ? null
              : t.sold_of_ended({ sold: formatCount(endedSold.value), ended: formatCount(ended.value) }),
        },
        countTile(titles.sales, 'sales', sales),
        moneyTile(t.earnings(), 'sales', earningsCents),
      ]}
    />
  )
}

export function BuyingFigures({ figures, search }: FiguresProps) {
  const { bids_placed: bidsPlaced, purchases, spend_cents: spendCents } = figures
  const titles = getRowTitles()
  return (
    <Tiles
      title={t.buying()}
      search={search}
      tiles={[
        countTile(titles.bids_placed, 'bids_placed', bidsPlaced),
        countTile(titles.purchases, 'purchases', purchases),
        moneyTile(t.spend(), 'purchases', spendCents),
      ]}
    />
  )
}

const buildTile =
  (format: (value: number) => string) => (label: string, show: ReportRows, figure: Figure) => ({
    label,
    show,
    value: format(figure.value),
    before: format(figure.before),
    change: describeChange(figure),
  })
const countTile = buildTile(formatCount)
const moneyTile = buildTile(formatMoney)

function describeSellThrough(sold: number, ended: number): string {
  const percent = getSellThrough(sold, ended)
  return percent === null ? t.none_ended() : `${percent}%`
}

function Tiles({ title, tiles, search }: { title: string; tiles: Tile[]; search: ReportSearch }) {
  return (
    <section className="grid gap-3">
      <h2 className="heading text-base">{title}</h2>
      <ul aria-label={title} className="grid grid-cols-2 gap-3.5 md:grid-cols-3">
        {tiles.map(({ label, show, value, before, change }) => (
          <li
            key={label}
            className={joinClasses(
              'relative min-w-0 rounded-panel border bg-paper px-4 py-3.5 transition-colors last:odd:max-md:col-span-2',
              search.show === show ? 'border-pounamu' : 'border-line hover:border-line-strong',
            )}
          >
            <Link
              to={`${reportAddress({ ...search, show, day: undefined, page: 1 })}#rows`}
              className="rounded-control text-xs text-ink-2 after:absolute after:inset-0 after:rounded-panel hover:text-pounamu"
            >
              {label}
            </Link>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="heading num text-lg">{value}</span>
              {change && <span className="num text-xs font-semibold text-ink-2">{change}</span>}
            </p>
            <p className="num text-xs text-ink-2">{t.figure_before({ before, count: search.days })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
