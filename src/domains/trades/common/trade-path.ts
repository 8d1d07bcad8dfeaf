export type TradeSide = 'buyer' | 'seller'

/** The path of one trade. Links older than this path have no trade. */
export const getTradePath = (side: TradeSide, tradeId: number | null | undefined): string =>
  side === 'buyer'
    ? tradeId
      ? `/iwon-ilost?trade=${tradeId}`
      : '/iwon-ilost?show=won'
    : tradeId
      ? `/isell?trade=${tradeId}`
      : '/isell?status=sold'
