import type { OwnRow } from './use-own-listings.ts'
import * as t from '#domains/selling/texts.ts'

type Priced = Pick<OwnRow, 'status' | 'sale_method' | 'bid_count'>

/** Null if another figure counts: a sale shows the price paid. */
export function getPriceLabel({ status, sale_method, bid_count }: Priced): string | null {
  if (status === 'sold') return null
  if (sale_method === 'enquire') return t.asking()
  if (sale_method === 'fixed_price') return t.table_buy_now()
  if (bid_count === 0) return t.start()
  return status === 'active' ? t.current_bid() : t.highest_bid()
}
