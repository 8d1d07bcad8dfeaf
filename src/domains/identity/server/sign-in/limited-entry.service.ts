import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import { type RefusalDetails, refuse } from '#platform/server/refusal.ts'
import { lockAccount, updateAccount } from '../account/account.service.ts'
import type { AccountRow } from '../account/account.view.ts'
import { hashToken, newSessionToken } from '../password/secrets.service.ts'
import { selectSuspension } from './sign-in.queries.ts'
import {
  suspendedSentence,
  waitForNextGuess,
  wrongCodesWindowMs,
  type GuessingLimits,
} from './sign-in.rules.ts'
import * as t from '#domains/identity/texts.ts'

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

/** Counted whether the identity exists or not; only its hash is stored. */
export interface Guessed {
  identity_hash: Buffer
}

/** Locks out other tries until this one is decided, so that all are counted. */
export async function admitGuess(tx: Tx, identity: string, limits: GuessingLimits): Promise<Guessed> {
  const identityHash = createHash('sha256').update(identity).digest()
  await sql`select pg_advisory_xact_lock(hashtextextended(${identityHash.toString('hex')}, 2))`.execute(tx)
  const now = await readClock(tx)
  const wrong = await tx
    .selectFrom('code_failures')
    .select('at')
    .where('identity_hash', '=', identityHash)
    .where('at', '>', sql<Date>`clock_timestamp() - ${wrongCodesWindowMs} * interval '1 millisecond'`)
    .orderBy('at')
    .execute()
  const waitMs = waitForNextGuess(
    wrong.map(({ at }) => at),
    limits,
    now,
  )
  if (waitMs > 0) {
    refuse('rate_limited', {
      message: t.too_many_wrong_codes_wait_wait_ms_and({ wait_ms: describeWait(waitMs) }),
      retry_after_s: Math.ceil(waitMs / 1000),
    })
  }
  return { identity_hash: identityHash }
}

/** The caller must commit before it answers, or the wrong code wouldn't count. */
export async function recordWrongGuess(tx: Tx, { identity_hash: identityHash }: Guessed): Promise<void> {
  await tx.insertInto('code_failures').values({ identity_hash: identityHash }).execute()
}
