export type TradeSide = 'buyer' | 'seller'

/** The path of one trade. Links older than this path have no trade. */
export const getTradePath = (side: TradeSide, trade_id: number | null | undefined): string =>
  side === 'buyer'
    ? trade_id
      ? `/iwon-ilost?trade=${trade_id}`
      : '/iwon-ilost?show=won'
    : trade_id
      ? `/isell?trade=${trade_id}`
      : '/isell?status=sold'
