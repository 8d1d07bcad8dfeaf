import type { Tx } from '#server/platform/database/db.ts'
import { refuseCommon } from '#server/platform/refusal.ts'
import type { AccountRow } from '../accounts.view.ts'
import { lockAccount } from '../auth/recovery.queries.ts'

/** The caller's own account, locked. One that was suspended or deleted meanwhile has lost its sessions with that. */
export async function lockOwnAccount(tx: Tx, id: number): Promise<AccountRow> {
  const account = await lockAccount(tx, id)
  if (account?.status !== 'active') refuseCommon('logout_user')
  return account
}
