import type { AccountId, ListingId } from '#platform/common/ids.ts'

/** Fewer sales are meaningless, and would reveal single ones. */
import { must } from '#platform/common/must.ts'
export const minSales = 5
export const minSellers = 3

export interface Sale {
  listing_id: ListingId
  seller_id: AccountId
  price_cents: number
  title: string
  year: number | null
}

export interface Summary {
  sales: number
  median_cents: number
  low_cents: number
  high_cents: number
}

export function summariseSales(sales: readonly Sale[]): Summary | null {
  if (sales.length < minSales) return null
  if (new Set(sales.map(({ seller_id: sellerId }) => sellerId)).size < minSellers) return null
  const prices = sales.map(({ price_cents: priceCents }) => priceCents).toSorted((a, b) => a - b)
  return {
    sales: sales.length,
    median_cents: roundPrice(quantile(prices, 0.5)),
    low_cents: roundPrice(quantile(prices, 0.25)),
    high_cents: roundPrice(quantile(prices, 0.75)),
  }
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [
    must(sorted[Math.floor(place)], 'price below'),
    must(sorted[Math.ceil(place)], 'price above'),
  ]
  return below + (above - below) * (place - Math.floor(place))
}

/**
 * Rounds to a step of 1 or 5 times a power of ten, at most a twentieth of the price and at least 50
 * cents.
 */
export function roundPrice(priceCents: number): number {
  const wanted = Math.max(50, priceCents / 20)
  const magnitude = 10 ** Math.floor(Math.log10(wanted))
  const step = 5 * magnitude <= wanted ? 5 * magnitude : magnitude
  return Math.max(step, Math.round(priceCents / step) * step)
}

const filler = new Set(
  'and the with for from very good great new used old nice set pair two three four five size one of in on by as all'.split(
    ' ',
  ),
)

export function findDistinctiveWords(title: string): string[] {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = (plain.match(/[\p{L}][\p{L}’'-]{2,}/gu) ?? []).filter((word) => !filler.has(word))
  return [...new Set(words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)))]
}

/** Keeps titles that share two significant words, or the only one. */
export function withSharedWords<One extends Sale>(title: string, sales: readonly One[]): One[] {
  const words = new Set(findDistinctiveWords(title))
  const wanted = Math.min(2, words.size)
  if (wanted === 0) return []
  return sales.filter(
    (sale) => findDistinctiveWords(sale.title).filter((word) => words.has(word)).length >= wanted,
  )
}

const spans = [2, 5]

export function aroundYear(
  year: number,
  sales: readonly Sale[],
): { summary: Summary; years: { from: number; to: number } } | null {
  for (const span of spans) {
    const years = { from: year - span, to: year + span }
    const within = sales.filter(
      (sale) => sale.year !== null && sale.year >= years.from && sale.year <= years.to,
    )
    const summary = summariseSales(within)
    if (summary) return { summary, years }
  }
  return null
}
