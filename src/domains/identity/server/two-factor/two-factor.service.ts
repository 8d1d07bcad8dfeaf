import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { hashToken } from '../password/secrets.service.ts'
import {
  findStepOfCode,
  readSecondFactor,
  getRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
} from './two-factor.rules.ts'

export type SecondFactor = 'app' | 'recovery_code'

/**
 * Each code works once.
 * @returns which it was; null if it's wrong
 */
export async function verifySecondFactor(
  tx: Tx,
  accountId: AccountId,
  typed: string,
): Promise<SecondFactor | null> {
  const factor = await lockTwoFactor(tx, accountId)
  if (!factor?.confirmed_at) return null
  const code = readSecondFactor(typed)
  if ('recovery' in code)
    return (await takeRecoveryCode(tx, accountId, code.recovery)) ? 'recovery_code' : null
  return (await takeAppCode(tx, factor, code.app)) ? 'app' : null
}

/** Locked, so that a code counts once however often it's sent. */
export function lockTwoFactor(tx: Tx, accountId: AccountId) {
  return tx
    .selectFrom('two_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export type TwoFactorRow = NonNullable<Awaited<ReturnType<typeof lockTwoFactor>>>

/** The same code and any older one is refused afterwards. */
export async function takeAppCode(
  tx: Tx,
  {
    account_id: accountId,
    secret,
    last_step: lastStep,
  }: Pick<TwoFactorRow, 'account_id' | 'secret' | 'last_step'>,
  code: string,
): Promise<boolean> {
  const now = await readClock(tx)
  const step = findStepOfCode(code, secret, { now, last_step: lastStep })
  if (step === null) return false
  await tx.updateTable('two_factors').set({ last_step: step }).where('account_id', '=', accountId).execute()
  return true
}

/**
 * The code is right but already used: members who have just turned it on type the same code again.
 */
export async function wasAppCodeUsed(tx: Tx, accountId: AccountId, typed: string): Promise<boolean> {
  const factor = await tx
    .selectFrom('two_factors')
    .select(['secret', 'last_step', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const code = readSecondFactor(typed)
  if (!factor?.confirmed_at || 'recovery' in code) return false
  const step = findStepOfCode(code.app, factor.secret, { now: await readClock(tx), last_step: 0 })
  return step !== null && step <= factor.last_step
}

async function takeRecoveryCode(tx: Tx, accountId: AccountId, letters: string): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(letters))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function replaceRecoveryCodes(tx: Tx, accountId: AccountId): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    getRecoveryCode(randomBytes(recoveryCodeBytes)),
  )
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashToken(code.replaceAll('-', '')) })))
    .execute()
  return codes
}
