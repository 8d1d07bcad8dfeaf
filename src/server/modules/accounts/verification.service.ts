import { sql } from 'kysely'
import type { Tx } from '#server/platform/db.ts'
import { readClock } from '#server/platform/clock.ts'
import { queueMessage } from '#server/platform/messages.ts'
import { refuseCommon } from '#server/platform/refusal.ts'
import { codeMail, codeSms, code_subject, emailTakenMail, email_taken_subject } from './accounts.messages.ts'
import { countMails, isEmailTaken, selectLiveCode, selectSendings } from './accounts.queries.ts'
import type { AccountRow } from './accounts.view.ts'
import { hashCode, isCode, newCode } from './secrets.ts'
import {
  code_lasts_ms,
  judgeCode,
  resend_after_ms,
  sending_window_ms,
  waitForNextCode,
  waitInWords,
  type CodeVerdict,
} from './verification.rules.ts'

const most_code_mails_per_hour = 5

/** Sends a fresh code to the phone of a registration; the ones before stop working. */
export async function sendPhoneCode(tx: Tx, registration: AccountRow, public_url: string): Promise<number> {
  const wait_ms = await waitForPhone(tx, registration.phone_number)
  if (wait_ms > 0) {
    refuseCommon('rate_limited', {
      message: `Please wait ${waitInWords(wait_ms)} before asking for another code.`,
      retry_after_s: Math.ceil(wait_ms / 1000),
    })
  }
  await replaceCodes(tx, registration.id)
  const code = newCode()
  await tx
    .insertInto('verification_codes')
    .values({
      purpose: 'verify_phone',
      target: registration.phone_number,
      account_id: registration.id,
      code_hash: hashCode(code),
      expires_at: sql<Date>`clock_timestamp() + ${code_lasts_ms} * interval '1 millisecond'`,
    })
    .execute()
  await queueMessage(tx, codeSms(registration.phone_number, code))
  await mailCode(tx, registration.email, code, public_url)
  return resend_after_ms / 1000
}

/** How long a phone must wait for its next code. Locks the phone, so that codes asked for at once are counted. */
export async function waitForPhone(tx: Tx, phone_number: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${phone_number}`}, 0))`.execute(tx)
  const now = await readClock(tx)
  return waitForNextCode(await selectSendings(tx, phone_number, sending_window_ms), now)
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
    if ((await countMails(tx, email, email_taken_subject)) < 1)
      await queueMessage(tx, emailTakenMail(email, public_url))
    return
  }
  if ((await countMails(tx, email, code_subject)) >= most_code_mails_per_hour) return
  await queueMessage(tx, codeMail(email, code))
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
