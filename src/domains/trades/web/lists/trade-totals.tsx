import type { SalesTotals, Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { formatMonthName } from './trade-tools.tsx'
import * as t from '#domains/trades/texts.ts'

interface TradeTotalsProps {
  role: Trade['role']
  totals: SalesTotals
  month: string | null
}

/** In all, or of the chosen month: beside the filters on a desk, below the list on a phone. */
export function TradeTotals({ role, totals: { all, unfinished, months }, month }: TradeTotalsProps) {
  const isBuyer = role === 'buyer'
  const ofMonth = months.find((one) => one.month === month) ?? { count: 0, total_cents: 0 }
  const { count, total_cents: totalCents } = month === null ? all : ofMonth
  return (
    <section
      aria-label={isBuyer ? t.list_purchase_totals() : t.sales_totals()}
      className="min-w-0 text-sm text-ink-2 max-lg:order-1 max-lg:basis-full"
    >
      <p className="num">
        <Sentence
          parts={t.list_totals_line({
            has_month: month !== null,
            month: month === null ? '' : formatMonthName(month),
            total: formatMoney(totalCents),
            is_buyer: isBuyer,
            count,
            strong: (parts) => <strong className="font-semibold text-ink">{parts}</strong>,
          })}
        />
        {unfinished.count > 0 && (
          <>
            {' · '}
            {t.list_unfinished_line({ count: unfinished.count, total: formatMoney(unfinished.total_cents) })}
          </>
        )}
      </p>
    </section>
  )
}
