import { Link } from 'react-router'
import type { MonthOfRevenue } from '#contract/stats/revenue.ts'
import { formatExactMoney, formatMonth } from '#shared/formats/formats.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { layOutBars, scaleEnd } from '../dashboard/chart-shapes.ts'
import { formatShortDollars } from '../dashboard/figure-words.ts'
import { invoicesAddress } from '../invoices/invoices-address.ts'
import * as t from './texts.ts'

const frame = { width: 640, height: 160 }

interface MonthChartProps {
  months: MonthOfRevenue[]
  total_cents: number
}

export function MonthChart({ months, total_cents }: MonthChartProps) {
  return (
    <Panel
      title={t.revenue_by_month()}
      aside={<span className="num">{t.total_of_months({ total: formatExactMoney(total_cents) })}</span>}
    >
      <div className="grid gap-4">
        <Bars months={months} />
        <MonthTable months={months} />
      </div>
    </Panel>
  )
}

/** Its figures stand in the table below it. A month in which more was refunded than paid has no bar. */
function Bars({ months }: { months: MonthOfRevenue[] }) {
  const values = months.map(({ revenue_cents }) => Math.max(0, revenue_cents))
  const end = scaleEnd(Math.max(...values))
  const drawn = layOutBars(values, end, frame)
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <div className="num -my-2 flex flex-col justify-between text-right text-xs text-ink-2">
        <span>{formatShortDollars(end)}</span>
        <span>{formatShortDollars(end / 2)}</span>
        <span>0</span>
      </div>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        className="block h-44 w-full overflow-visible"
      >
        {[0, 0.5, 1].map((part) => (
          <path
            key={part}
            d={`M0 ${frame.height * part}H${frame.width}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {months.map(({ month }, n) => (
          <rect
            key={month}
            {...drawn[n]}
            vectorEffect="non-scaling-stroke"
            className={
              n === months.length - 1 ? 'fill-pounamu stroke-pounamu' : 'fill-pounamu-wash stroke-pounamu'
            }
          />
        ))}
      </svg>
      <div className="num col-start-2 mt-2 flex justify-between text-xs text-ink-2">
        <span>{nameMonth(months[0]!)}</span>
        <span>{nameMonth(months.at(-1)!)}</span>
      </div>
    </div>
  )
}

/** Noon of the first, so that it's that day in Auckland. */
const nameMonth = ({ first_day }: MonthOfRevenue) => formatMonth(new Date(`${first_day}T00:00:00Z`))

function MonthTable({ months }: { months: MonthOfRevenue[] }) {
  return (
    <section
      aria-label={t.revenue_by_month()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
      tabIndex={0}
      className="overflow-x-auto rounded-control"
    >
      <table className="num w-full text-left text-sm">
        <caption className="sr-only">{t.revenue_by_month()}</caption>
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="py-2 font-semibold">
              {t.month()}
            </th>
            {[t.invoices(), t.refunded(), t.gst(), t.revenue()].map((head, n) => (
              <th
                key={head}
                scope="col"
                className={`py-2 pl-4 text-right font-semibold ${n < 3 ? 'max-md:hidden' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((one) => (
            <tr key={one.month} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                <Link
                  to={invoicesAddress({ from: one.first_day, to: one.last_day })}
                  className="text-pounamu hover:underline"
                >
                  {nameMonth(one)}
                </Link>
              </th>
              <td className="py-2 pl-4 text-right max-md:hidden">{one.invoices.toLocaleString('en-NZ')}</td>
              <td className="py-2 pl-4 text-right max-md:hidden">{formatExactMoney(one.refunded_cents)}</td>
              <td className="py-2 pl-4 text-right max-md:hidden">{formatExactMoney(one.gst_cents)}</td>
              <td className="py-2 pl-4 text-right font-semibold">{formatExactMoney(one.revenue_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
