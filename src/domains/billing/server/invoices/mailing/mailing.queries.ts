import type { Tx } from '#platform/server/database/db.ts'

export async function selectAddress(tx: Tx, account_id: number): Promise<string | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', account_id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst()
  return account?.email
}
