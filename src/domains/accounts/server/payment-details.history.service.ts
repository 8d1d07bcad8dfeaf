import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** Given so long ago that nobody is warned. */
export async function recordPastPaymentDetails(
  tx: Tx,
  accountId: AccountId,
  details: { account_name: string; bank_account: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('payment_details')
    .values({ account_id: accountId, ...details, changed_at: at })
    .execute()
}
