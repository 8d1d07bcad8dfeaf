export type TradeSide = 'buyer' | 'seller'

/** Opens one trade. In links that are older than this address the trade isn't named. */
export const getTradePath = (side: TradeSide, trade_id: number | null | undefined): string =>
  side === 'buyer'
    ? trade_id
      ? `/iwon-ilost?trade=${trade_id}`
      : '/iwon-ilost?show=won'
    : trade_id
      ? `/isell?trade=${trade_id}`
      : '/isell?status=sold'
