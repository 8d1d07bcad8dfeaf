import { formatMoney } from '#shared/formats/formats.ts'
import { sold_within_months, type SoldPrices } from '#contract/sold-prices/sold-prices.ts'
import * as t from './texts.ts'

export interface SoldWords {
  /** 'NZ$ 40', or the middle half where it is wide enough to name. */
  price: string
  range: string | null
  rests_on: string
}

/** What similar things went for, and what that rests on, in plain words. */
export function describeSold(found: SoldPrices): SoldWords {
  const { low_cents, high_cents, median_cents, sales } = found
  return {
    price: formatMoney(median_cents),
    range:
      low_cents < high_cents
        ? t.half_of_them_went_for_low_to_high({ low: formatMoney(low_cents), high: formatMoney(high_cents) })
        : null,
    rests_on: t.based_on_text_sales_found_in_the_last({
      text: sales.toLocaleString('en-NZ'),
      found: describeThings(found),
      sold_within_months,
    }),
  }
}

function describeThings({ basis, of, condition, years }: SoldPrices): string {
  if (basis === 'model')
    return t.of_of_value_choice({
      of_value: of,
      choice: years ? t.from_value_to_to({ from_value: years.from, to: years.to }) : '',
    })
  const things = condition === null ? 'items' : t.condition_items({ condition })
  return basis === 'words'
    ? t.of_things_with_a_similar_title_in_of({ things, of_value: of })
    : t.of_things_in_of_value({ things, of_value: of })
}
