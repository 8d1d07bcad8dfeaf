import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import type { RefusalDetails } from '#platform/server/refusal.ts'
import { lockAccount, updateAccount } from '../account/account.service.ts'
import type { AccountRow } from '../account/account.view.ts'
import { hashToken, newSessionToken } from '../password/secrets.service.ts'
import { suspendedSentence } from './sign-in.rules.ts'
import { selectSuspension } from './sign-in.queries.ts'

const lasts = sql`interval '1 hour'`

/**
 * Returns the reason, and a token for the calls that a suspended account may still make. Only for a
 * proven owner.
 */
export async function limitedEntry(
  db: Db,
  { id: accountId, password_hash: passwordHash }: Pick<AccountRow, 'id' | 'password_hash'>,
  { device, address }: Client,
): Promise<RefusalDetails> {
  const token = newSessionToken()
  const isOpen = await transact(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .where('status', '=', 'suspended')
      .forShare()
      .executeTakeFirst()
    if (!account) return false
    const session = { account_id: accountId, token_hash: hashToken(token), device, address, is_limited: true }
    await tx
      .insertInto('sessions')
      .values({ ...session, expires_at: sql<Date>`clock_timestamp() + ${lasts}` })
      .execute()
    return true
  })
  return { ...(await readSuspensionReason(db, accountId)), ...(isOpen && { limited_token: token }) }
}

/**
 * A suspension that has expired blocks nobody, even before a worker has recorded its end.
 * @returns whether the account is open again
 */
export function reopenWhenOver(db: Db, accountId: AccountId): Promise<boolean> {
  return transact(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (account?.status !== 'suspended') return account?.status === 'active'
    if (!(await selectSuspension(tx, accountId))?.is_over) return false
    await updateAccount(tx, accountId, { status: 'active' })
    return true
  })
}

export async function readSuspensionReason(db: Db, accountId: AccountId): Promise<{ message?: string }> {
  const message = suspendedSentence(await selectSuspension(db, accountId))
  return message === undefined ? {} : { message }
}
