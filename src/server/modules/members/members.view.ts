import type { Member } from '#contract/members/members.ts'
import type { Db } from '#server/platform/database/db.ts'
import { viewAccount, type AccountRow } from '#server/modules/auth/account/account.service.ts'
import { selectCounts, selectOpenSales } from './members.queries.ts'
import { selectSuspensions } from './suspensions/suspensions.queries.ts'

/** What was done about an account is for admins only. */
export async function viewMember(
  db: Db,
  row: AccountRow,
  viewer: { type: 'user' | 'admin' },
): Promise<Member> {
  const [counts, open_sales, suspensions] = await Promise.all([
    selectCounts(db, row.id),
    selectOpenSales(db, row.id),
    viewer.type === 'admin' ? selectSuspensions(db, row.id) : [],
  ])
  return {
    ...viewAccount(row),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    ...counts,
    open_sales,
    suspensions,
  }
}
