import { sql, type Selectable } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export type CodeRequestRow = Selectable<DB['code_requests']>

const requestLasts = sql.lit('1 hour')

export function lockCodeRequest(tx: Tx, tokenHash: Buffer): Promise<CodeRequestRow | undefined> {
  return tx
    .selectFrom('code_requests')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('begun_at', '>', sql<Date>`clock_timestamp() - ${requestLasts}::interval`)
    .forUpdate()
    .executeTakeFirst()
}

/** Unlocked, for callers that lock the account first. */
export async function selectRequestedAccount(db: Db, tokenHash: Buffer): Promise<AccountId | null> {
  const request = await db
    .selectFrom('code_requests')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return request?.account_id ?? null
}

export function selectRequestedCode(tx: Tx, requestId: number) {
  return tx
    .selectFrom('verification_codes')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function lockUnsentCode(tx: Tx, codeId: number): Promise<CodeRequestRow | undefined> {
  return tx
    .selectFrom('verification_codes as c')
    .innerJoin('code_requests as r', 'r.id', 'c.request_id')
    .selectAll('r')
    .where('c.id', '=', codeId)
    .where('c.code_hash', 'is', null)
    .where('c.replaced_at', 'is', null)
    .where('c.expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('r.finished_at', 'is', null)
    .forUpdate(['c', 'r'])
    .executeTakeFirst()
}

export function selectByContact(
  db: Db,
  { account_type: accountType, channel, target }: Pick<CodeRequestRow, 'account_type' | 'channel' | 'target'>,
) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('type', '=', accountType)
    .where(channel === 'email' ? 'email' : 'phone_number', '=', target)
    .$if(channel === 'sms', (query) => query.where('phone_verified_at', 'is not', null))
    .where('status', 'in', ['active', 'suspended'])
    .limit(2)
    .execute()
}
