import { formatMoney } from '#shared/formats/formats.ts'
import { sold_within_months, type SoldPrices } from '#contract/sold-prices/sold-prices.ts'

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
        ? `Half of them went for ${formatMoney(low_cents)} to ${formatMoney(high_cents)}.`
        : null,
    rests_on: `Based on ${sales.toLocaleString('en-NZ')} sales ${describeThings(found)} in the last ${sold_within_months} months.`,
  }
}

function describeThings({ basis, of, condition, years }: SoldPrices): string {
  if (basis === 'model') return `of ${of}${years ? `, ${years.from} to ${years.to},` : ''}`
  const things = condition === null ? 'items' : `${condition} items`
  return basis === 'words' ? `of ${things} with a similar title in ${of}` : `of ${things} in ${of}`
}
