import type { Selectable } from 'kysely'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SellerMoney } from '../journal/journal.service.ts'

export type PayoutAccountRow = Selectable<DB['payout_accounts']>

export const selectPayoutAccount = (
  db: Db,
  { account_id: accountId, gateway, method }: SellerMoney,
): Promise<PayoutAccountRow | undefined> =>
  db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('gateway', '=', gateway)
    .where('method', '=', method)
    .executeTakeFirst()

export async function isReadyForPayouts(db: Db, seller: SellerMoney): Promise<boolean> {
  return (await selectPayoutAccount(db, seller))?.state === 'ready'
}
