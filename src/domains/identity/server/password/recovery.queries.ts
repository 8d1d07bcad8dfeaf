import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export function selectReset(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .select(['id', 'account_id', 'proves', 'used_at', 'begun_by'])
    .select(sql<boolean>`expires_at <= clock_timestamp() or replaced_at is not null`.as('has_ended'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export function selectChallenge(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sign_in_challenges')
    .select(['id', 'account_id', 'push_subscription', 'wrong_tries'])
    .where('token_hash', '=', tokenHash)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

export async function countRecoveryCodes(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
