import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { renderSVG } from 'uqr'
import type {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
} from '#domains/identity/common/two-factor.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockOwnAccount } from '../account/account.service.ts'
import { recordOwnChange } from '../account/own-changes.service.ts'
import { recoveryCodesMail, twoFactorOffMail, twoFactorOnMail } from '../auth.messages.ts'
import { authenticatorUri, base32, secretBytes } from './two-factor.rules.ts'
import { lockTwoFactor, replaceRecoveryCodes, takeAppCode } from './two-factor.service.ts'
import * as t from '#domains/identity/texts.ts'

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
