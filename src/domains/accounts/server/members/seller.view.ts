import type { Seller } from '#domains/accounts/common/members/members.ts'
import type { SellerRow } from './seller.queries.ts'

export function viewSeller({
  trading_name: tradingName,
  nzbn,
  member_since: memberSince,
  ...row
}: SellerRow): Seller {
  const inTrade = row.seller_kind === 'in_trade'
  return {
    ...row,
    trading_name: inTrade ? tradingName : null,
    nzbn: inTrade ? nzbn : null,
    member_since: memberSince.toISOString(),
  }
}
