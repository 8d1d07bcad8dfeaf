import type { AddressInput } from '#domains/delivery/common/addresses.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** The first one is the default. */
export async function recordPastAddresses(
  tx: Tx,
  accountId: AccountId,
  addresses: readonly AddressInput[],
  at: Date,
): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('delivery_addresses')
    .values(
      addresses.map((address, index) => ({
        ...address,
        account_id: accountId,
        is_default: index === 0,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}
