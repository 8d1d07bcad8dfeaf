import { sql } from 'kysely'
import type { deleteAccount } from '#contract/account-recovery.ts'
import type { confirmContact } from '#contract/account-settings.ts'
import type { verification } from '#contract/accounts.ts'
import type { Tx } from '#server/platform/db.ts'
import { readClock } from '#server/platform/clock.ts'
import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import { refuse } from '#server/platform/refusal.ts'
import { codeMail, codeSms, emailTakenMail } from './accounts.messages.ts'
import { countMails, isEmailTaken, selectLiveCode } from './accounts.queries.ts'
import type { AccountRow } from './accounts.view.ts'
import { admitSending, type CodeSettings } from './code-sending.service.ts'
import { hashCode, isCode, newCode } from './secrets.ts'
import { code_lasts_ms, judgeCode, resend_after_ms, type CodeVerdict } from './verification.rules.ts'

const most_code_mails_per_hour = 5

/** Sends a fresh code to the phone of a registration; the ones before stop working. */
export async function sendPhoneCode(
  tx: Tx,
  registration: AccountRow,
  { public_url, ...settings }: CodeSettings & { public_url: string },
): Promise<number> {
  const target = registration.phone_number
  const calling_code = await admitSending(tx, { channel: 'sms', target }, settings)
  await replaceCodes(tx, registration.id)
  const code = newCode()
  await tx
    .insertInto('verification_codes')
    .values({
      purpose: 'verify_phone',
      target,
      calling_code,
      account_id: registration.id,
      code_hash: hashCode(code),
      expires_at: sql<Date>`clock_timestamp() + ${code_lasts_ms} * interval '1 millisecond'`,
    })
    .execute()
  await writeMessage(tx, codeSms(target, code))
  await mailCode(tx, registration.email, code, public_url)
  return resend_after_ms / 1000
}

export async function replaceCodes(tx: Tx, account_id: number): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ replaced_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/**
 * The owner of a taken email hears of the attempt instead of a code, which is not theirs to use. Either way one mail
 * is written, and only so many an hour, so that nobody's inbox can be filled by us.
 */
async function mailCode(tx: Tx, email: string, code: string, public_url: string): Promise<void> {
  if (await isEmailTaken(tx, email)) {
    if ((await countMails(tx, email, 'mail_email_taken')) < 1)
      await writeMessage(tx, emailTakenMail(email, public_url))
    return
  }
  if ((await countMails(tx, email, 'mail_code')) >= most_code_mails_per_hour) return
  await writeMessage(tx, codeMail(email, code))
}

/** Tries a code on a locked registration. The caller commits the outcome before it answers: wrong tries count. */
export async function tryPhoneCode(tx: Tx, registration: AccountRow, code: string): Promise<CodeVerdict> {
  const now = await readClock(tx)
  const live = await selectLiveCode(tx, registration)
  const verdict = judgeCode(live, live !== undefined && isCode(code, live.code_hash), now)
  if (!live) return verdict
  if (verdict.outcome === 'right') {
    await tx.updateTable('verification_codes').set({ used_at: now }).where('id', '=', live.id).execute()
    await tx
      .updateTable('accounts')
      .set({ phone_verified_at: now })
      .where('id', '=', registration.id)
      .execute()
  }
  if (verdict.outcome === 'wrong') {
    await tx
      .updateTable('verification_codes')
      .set({ wrong_tries: live.wrong_tries + 1 })
      .where('id', '=', live.id)
      .execute()
  }
  return verdict
}

type TakesCode = typeof verification | typeof deleteAccount | typeof confirmContact

/** Answers a try at a code that was not the right one, after its outcome is committed. */
export function refuseUnlessRight(op: TakesCode, verdict: CodeVerdict): void {
  if (verdict.outcome === 'expired') refuse(op, 'code_expired')
  if (verdict.outcome === 'locked' || (verdict.outcome === 'wrong' && verdict.tries_left === 0)) {
    refuse(op, 'code_locked')
  }
  if (verdict.outcome === 'wrong') refuse(op, 'code_wrong', { message: wrongCode(verdict.tries_left) })
}

export function wrongCode(tries_left: number): string {
  return `That code is not right. You have ${tries_left === 1 ? '1 try' : `${tries_left} tries`} left.`
}
