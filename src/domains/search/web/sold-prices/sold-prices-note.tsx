import type { ReactNode } from 'react'
import {
  soldWithinMonths,
  type SoldPrices,
  getSoldPrices,
} from '#domains/search/common/sold-prices/sold-prices.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/search/texts.ts'

export interface SoldLabels {
  /** 'NZ$ 40', or the middle half if it is wide enough to name. */
  price: string
  range: string | null
  restsOn: string
}

export function describeSold(found: SoldPrices): SoldLabels {
  const { low_cents: lowCents, high_cents: highCents, median_cents: medianCents } = found
  return {
    price: formatMoney(medianCents),
    range:
      lowCents < highCents
        ? t.half_of_them_went_for_low_to_high({ low: formatMoney(lowCents), high: formatMoney(highCents) })
        : null,
    restsOn: describeSales(found),
  }
}

function describeSales({ sales, basis, of, condition, years }: SoldPrices): string {
  const counted = { sales, months: soldWithinMonths }
  if (basis === 'model') {
    return years
      ? t.based_on_sales_of_model_of_years({
          ...counted,
          model: of,
          from_year: years.from,
          to_year: years.to,
        })
      : t.based_on_sales_of_model({ ...counted, model: of })
  }
  const things = { ...counted, condition: condition ?? 'other', category: of } as const
  return basis === 'words'
    ? t.based_on_sales_with_a_similar_title(things)
    : t.based_on_sales_in_category(things)
}

const tenMinutes = 600_000

interface SoldPricesNoteProps {
  thing: OperationInput<typeof getSoldPrices>
  heading?: string
}

export function SoldPricesNote({ thing, heading }: SoldPricesNoteProps) {
  const { data } = useApiQuery(getSoldPrices, thing, {
    staleTime: tenMinutes,
    placeholderData: (stored) => stored,
  })
  if (!data?.found) return null
  const { price, range, restsOn } = describeSold(data.found)
  const values = {
    price,
    strong: (parts: ReactNode) => <strong className="text-base font-bold text-ink">{parts}</strong>,
  }
  const words = (
    <>
      <p className="num text-sm text-ink-2">
        <Sentence parts={heading ? t.about_price(values) : t.similar_items_sold_for_about(values)} /> {range}
      </p>
      <p className="num text-xs text-ink-3">{restsOn}</p>
    </>
  )
  if (!heading) return <div className="grid gap-0.5 rounded-control bg-sunk px-3.5 py-2.5">{words}</div>
  return (
    <section
      aria-label={heading}
      className="grid gap-1 rounded-panel border border-line bg-paper px-4 py-3.5"
    >
      <h2 className="heading text-lg">{heading}</h2>
      {words}
    </section>
  )
}
