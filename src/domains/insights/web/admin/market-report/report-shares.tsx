import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { MarketReport, ReportShare } from '#domains/insights/common/market-report.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { changeReport, type ReportSearch } from './report-address.ts'
import { getParts, nameShare } from './report-labels.ts'
import * as t from '#domains/insights/texts.ts'

interface SharesProps {
  report: MarketReport
  search: ReportSearch
}

/** Splits a figure by place: each part has its bar and a link to its rows. */
export function Shares({ report, search }: SharesProps) {
  return (
    <div className="grid grid-cols-1 gap-3.5 lg:grid-cols-3">
      {report.parts.map(({ by, shares }) => {
        const most = Math.max(1, ...shares.map((share) => getSize(share)))
        return (
          <Panel key={by} title={getParts()[by]}>
            {shares.length === 0 ? (
              <p className="text-sm text-ink-2">{t.none_in_this_period()}</p>
            ) : (
              <ul className="grid grid-cols-1 gap-2.5">
                {shares.map((share) => (
                  <li key={share.value} className="grid min-w-0 grid-cols-1 gap-1 text-sm">
                    <span className="flex items-baseline justify-between gap-3">
                      <Link
                        to={changeReport(search, {
                          rows_from: report.from,
                          rows_to: report.to,
                          by,
                          value: share.value,
                        })}
                        preventScrollReset
                        className="min-w-0 truncate text-pounamu hover:underline"
                      >
                        {nameShare(share)}
                      </Link>
                      <span className="num whitespace-nowrap">
                        {describeSize(share)}{' '}
                        <span className="text-xs text-ink-2">
                          {t.was_before({ before: formatCount(share.before_count) })}
                        </span>
                      </span>
                    </span>
                    <span aria-hidden className="block h-1.5 rounded-full bg-sunk">
                      <span
                        className="block h-full rounded-full bg-pounamu"
                        style={{ width: `${(Math.max(0, getSize(share)) / most) * 100}%` }}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )
      })}
    </div>
  )
}

const getSize = ({ amount_cents: amountCents, count }: ReportShare) => amountCents ?? count

const describeSize = ({ amount_cents: amountCents, count }: ReportShare) =>
  amountCents === null
    ? formatCount(count)
    : t.count_for_amount({ count: formatCount(count), amount: formatMoney(amountCents) })
