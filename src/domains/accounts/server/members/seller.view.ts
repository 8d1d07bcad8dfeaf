import type { Seller } from '#domains/accounts/common/members/members.ts'
import type { SellerRow } from './seller.queries.ts'

export function viewSeller({ trading_name, nzbn, member_since, ...row }: SellerRow): Seller {
  const inTrade = row.seller_kind === 'in_trade'
  return {
    ...row,
    trading_name: inTrade ? trading_name : null,
    nzbn: inTrade ? nzbn : null,
    member_since: member_since.toISOString(),
  }
}
