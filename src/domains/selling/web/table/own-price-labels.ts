import type { OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

type Priced = Pick<OwnRow, 'status' | 'sale_method' | 'bid_count'>

/** Null if another figure counts: a sale shows the price paid. */
export function getPriceLabel({
  status,
  sale_method: saleMethod,
  bid_count: bidCount,
}: Priced): string | null {
  if (status === 'sold') return null
  if (saleMethod === 'enquire') return t.asking()
  if (saleMethod === 'fixed_price') return t.table_buy_now()
  if (bidCount === 0) return t.start()
  return status === 'active' ? t.current_bid() : t.highest_bid()
}
