import { ChevronDown } from 'lucide-react'
import { getSalesTotals, type SalesTotals as Totals } from '#domains/trades/common/trades.ts'
import { formatMonth, formatMoney } from '#platform/common/formats/formats.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useReadAtNotification } from '#platform/web/loading/read-at-notification.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import * as t from '#domains/trades/texts.ts'

/** '2026-11' is November 2026. */
const monthName = (month: string): string => formatMonth(new Date(`${month}-01T00:00:00Z`))

const counted = (count: number) => t.count_sales({ count })

export function SalesTotals() {
  const { data } = useApiQuery(getSalesTotals, {}, { staleTime: 0 })
  useReadAtNotification([getSalesTotals])
  if (!data || data.all.count === 0) return null
  const { all, unfinished, months } = data
  return (
    <section aria-label={t.sales_totals()} className="grid gap-2 pt-4">
      <Facts
        facts={[
          { label: t.total_sold(), value: formatMoney(all.total_cents) },
          { label: t.sales(), value: String(all.count) },
          {
            label: t.still_to_finish(),
            value:
              unfinished.count === 0
                ? t.none()
                : `${counted(unfinished.count)}, ${formatMoney(unfinished.total_cents)}`,
          },
        ]}
      />
      <Months months={months} />
    </section>
  )
}

function Months({ months }: Pick<Totals, 'months'>) {
  return (
    <details className="group rounded-panel border border-line bg-paper">
      <summary className="flex min-h-11 py-2 cursor-pointer list-none items-center gap-3 px-3.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {t.sales_by_month()}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="ml-auto shrink-0 text-ink-3 group-open:rotate-180"
        />
      </summary>
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="px-3.5 py-2 font-semibold">
              {t.month()}
            </th>
            <th scope="col" className="px-3.5 py-2 text-right font-semibold">
              {t.sales()}
            </th>
            <th scope="col" className="px-3.5 py-2 text-right font-semibold">
              {t.total()}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, count, total_cents: totalCents }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="px-3.5 py-2 font-normal">
                {monthName(month)}
              </th>
              <td className="num px-3.5 py-2 text-right">{count}</td>
              <td className="num px-3.5 py-2 text-right whitespace-nowrap">{formatMoney(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
