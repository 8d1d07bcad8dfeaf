import type { Member, Seller } from '#domains/accounts/common/members/members.ts'
import { viewAccount, type AccountRow } from '#domains/identity/server/account/account.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { selectCounts } from './members.queries.ts'
import { selectOpenSales } from './open-sales.queries.ts'
import type { SellerRow } from './seller.queries.ts'
import { selectSuspensions } from './suspensions/suspensions.queries.ts'

/** The history of an account is for admins only. */
export async function viewMember(
  db: Db,
  row: AccountRow,
  viewer: Pick<Caller, 'id' | 'type' | 'session_id'>,
): Promise<Member> {
  const [account, counts, openSales, suspensions] = await Promise.all([
    viewAccount(db, row, viewer.id === row.id ? viewer.session_id : null),
    selectCounts(db, row.id),
    selectOpenSales(db, row.id),
    viewer.type === 'admin' ? selectSuspensions(db, row.id) : [],
  ])
  return {
    ...account,
    ...counts,
    open_sales: openSales,
    suspensions,
  }
}

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
