import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { renderSVG } from 'uqr'
import type {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#domains/identity/common/passwords.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockOwnAccount } from '../account/account.service.ts'
import { recordOwnChange } from '../account/own-changes.service.ts'
import { recoveryCodesMail, twoFactorOffMail, twoFactorOnMail } from '../auth.messages.ts'
import { hashToken } from '../password/secrets.service.ts'
import {
  findStepOfCode,
  readSecondFactor,
  getRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  authenticatorUri,
  base32,
  secretBytes,
} from './two-factor.rules.ts'
import * as t from '#domains/identity/texts.ts'

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
function lockTwoFactor(tx: Tx, accountId: AccountId) {
  return tx
    .selectFrom('two_factors')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

export type TwoFactorRow = NonNullable<Awaited<ReturnType<typeof lockTwoFactor>>>

/** The same code and any older one is refused afterwards. */
async function takeAppCode(
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

const begunLastsMs = 15 * 60_000

/** Changes nothing until a code is given. Beginning again replaces the secret. */
export async function beginOwnTwoFactor(
  tx: Tx,
  accountId: AccountId,
): Promise<OperationReply<typeof beginTwoFactor>> {
  const account = await lockOwnAccount(tx, accountId)
  if (account.two_factor_since) refuse('two_factor_on')
  const secret = randomBytes(secretBytes)
  const begun = { secret, begun_at: sql<Date>`clock_timestamp()`, confirmed_at: null, last_step: 0 }
  await tx
    .insertInto('two_factors')
    .values({ account_id: accountId, ...begun })
    .onConflict((on) => on.column('account_id').doUpdateSet(begun))
    .execute()
  const uri = authenticatorUri(secret, account.email)
  return { secret: base32(secret), uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

export async function confirmOwnTwoFactor(
  tx: Tx,
  accountId: AccountId,
  { code, publicUrl }: { code: string; publicUrl: string },
): Promise<OperationReply<typeof confirmTwoFactor>> {
  const account = await lockOwnAccount(tx, accountId)
  if (account.two_factor_since) refuse('two_factor_on')
  const begun = await lockTwoFactor(tx, accountId)
  const now = await readClock(tx)
  if (!begun || now.getTime() - begun.begun_at.getTime() >= begunLastsMs) {
    refuse('code_expired', { message: t.that_took_too_long_start_again() })
  }
  if (!(await takeAppCode(tx, begun, code))) {
    refuse('code_wrong', {
      message: t.that_code_isnt_right_check_your_phones(),
    })
  }
  await tx.updateTable('two_factors').set({ confirmed_at: now }).where('account_id', '=', accountId).execute()
  await tx.updateTable('accounts').set({ two_factor_since: now }).where('id', '=', accountId).execute()
  await recordOwnChange(tx, account, 'two-factor-on')
  await writeMessage(tx, account.id, twoFactorOnMail(account, publicUrl))
  return { recovery_codes: await replaceRecoveryCodes(tx, accountId) }
}

export async function renewOwnRecoveryCodes(
  tx: Tx,
  accountId: AccountId,
  publicUrl: string,
): Promise<OperationReply<typeof renewRecoveryCodes>> {
  const account = await lockOwnAccount(tx, accountId)
  if (!account.two_factor_since) {
    refuse('not_found', { message: t.two_factor_sign_in_is_off_so_there_are() })
  }
  await recordOwnChange(tx, account, 'recovery-renewed')
  await writeMessage(tx, account.id, recoveryCodesMail(account, publicUrl))
  return { recovery_codes: await replaceRecoveryCodes(tx, accountId) }
}

export async function endOwnTwoFactor(
  tx: Tx,
  accountId: AccountId,
  publicUrl: string,
): Promise<OperationReply<typeof endTwoFactor>> {
  const account = await lockOwnAccount(tx, accountId)
  await tx.deleteFrom('two_factors').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  if (account.two_factor_since) {
    await tx.updateTable('accounts').set({ two_factor_since: null }).where('id', '=', accountId).execute()
    await recordOwnChange(tx, account, 'two-factor-off')
    await writeMessage(tx, account.id, twoFactorOffMail(account, publicUrl))
  }
  return { ok: true }
}
