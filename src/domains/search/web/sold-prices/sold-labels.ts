import { formatMoney } from '#platform/common/formats/formats.ts'
import { soldWithinMonths, type SoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
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
