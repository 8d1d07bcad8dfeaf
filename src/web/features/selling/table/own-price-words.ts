import type { OwnRow } from './use-own-listings.ts'

type Priced = Pick<OwnRow, 'status' | 'sale_method' | 'bid_count'>

/** What the price of a row is; null where another figure counts: what a buyer paid stands with the sale. */
export function getPriceLabel({ status, sale_method, bid_count }: Priced): string | null {
  if (status === 'sold') return null
  if (sale_method === 'enquire') return 'Asking'
  if (sale_method === 'fixed_price') return 'Buy Now'
  if (bid_count === 0) return 'Start'
  return status === 'active' ? 'Current bid' : 'Highest bid'
}
