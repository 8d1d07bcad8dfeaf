export type TradeSide = 'buyer' | 'seller'

/** The page of one trade; without one, the side's list. */
export function getTradePath(side: TradeSide, tradeId: number | null | undefined): string {
  if (tradeId) return `/trades/${tradeId}`
  return side === 'buyer' ? '/iwon-ilost?show=won' : '/isell?status=sold'
}
