import type { SalesTotals, Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { formatMonthName } from './trade-tools.tsx'
import * as t from '#domains/trades/texts.ts'

interface TradeTotalsProps {
  role: Trade['role']
  totals: SalesTotals
  month: string | null
}

/** In all, or of the chosen month. */
export function TradeTotals({ role, totals: { all, unfinished, months }, month }: TradeTotalsProps) {
  const isBuyer = role === 'buyer'
  const ofMonth = months.find((one) => one.month === month) ?? { count: 0, total_cents: 0 }
  const { count, total_cents: totalCents } = month === null ? all : ofMonth
  return (
    <section aria-label={isBuyer ? t.list_purchase_totals() : t.sales_totals()}>
      <Facts
        facts={[
          {
            label: describeTotal(isBuyer, month),
            value: formatMoney(totalCents),
          },
          { label: isBuyer ? t.list_purchases() : t.sales(), value: String(count) },
          {
            label: t.still_to_finish(),
            value:
              unfinished.count === 0
                ? t.none()
                : t.list_count_for_total({
                    count: unfinished.count,
                    total: formatMoney(unfinished.total_cents),
                  }),
          },
        ]}
      />
      <p className="mt-1.5 text-xs text-ink-3">{t.list_totals_note({ is_buyer: isBuyer })}</p>
    </section>
  )
}

function describeTotal(isBuyer: boolean, month: string | null): string {
  if (month !== null) {
    const name = formatMonthName(month)
    return isBuyer ? t.list_bought_in_month({ month: name }) : t.list_sold_in_month({ month: name })
  }
  return isBuyer ? t.list_total_bought() : t.total_sold()
}
