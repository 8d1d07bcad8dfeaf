import type { SellValues } from '../form/sell-values.ts'

export type PricedValues = Pick<
  SellValues,
  'sale_method' | 'start_price_cents' | 'buy_now_price_cents' | 'quantity'
>

export interface FeePrice {
  kind: 'start' | 'buy_now' | 'each' | 'price'
  cents: number
}

/** The prices that a listing can sell at by itself; amounts that aren't valid yet are left out. */
export function listFeePrices(values: PricedValues): FeePrice[] {
  const { sale_method: method, start_price_cents: startCents, buy_now_price_cents: buyNowCents } = values
  if (method === 'enquire') return []
  const kind = method === 'auction' ? 'buy_now' : values.quantity.trim() === '1' ? 'price' : 'each'
  return [
    ...(method === 'auction' && startCents ? [{ kind: 'start' as const, cents: startCents }] : []),
    ...(buyNowCents ? [{ kind, cents: buyNowCents } as const] : []),
  ]
}
