import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

export async function selectAddress(tx: Tx, accountId: AccountId): Promise<string | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  return account?.email
}
