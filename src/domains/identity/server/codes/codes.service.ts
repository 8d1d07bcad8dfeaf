import { sql } from 'kysely'
import { writeMessage, type Mail } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import { canSend, type Channel } from '#platform/server/messages.ts'
import { refuse } from '#platform/server/refusal.ts'
import { findEmailOwner } from '../account/account.queries.ts'
import type { AccountRow } from '../account/account.view.ts'
import { getCallingCode } from '../account/phone-numbers.rules.ts'
import { hashCode, isCode, newCode } from '../password/secrets.service.ts'
import {
  ceilingFactor,
  chooseWorkLevel,
  sendingWindowMs,
  waitForNextCode,
  codeLastsMs,
  judgeCode,
  resendAfterMs,
  type CodeVerdict,
} from './codes.rules.ts'
import { admitProofOfWork, type SmsAsker } from './proof-of-work.service.ts'
import { codeMail, codeSms, emailTakenMail } from './verification.messages.ts'
import { countToCountry, selectSendings, countMails, selectLiveCode } from './verification.queries.ts'
import * as t from '#domains/identity/texts.ts'

export interface CodeSettings {
  /** Null for signed-in members, and for codes to a number verified before. */
  asker?: SmsAsker | null
  maxCodesPerCountry: number
  sends: Record<Channel, boolean>
}

export interface AccountParts extends CodeSettings {
  db: Db
  publicUrl: string
}

export const codeSettings = (config: Config): CodeSettings => ({
  maxCodesPerCountry: config.limits.maxCodesPerCountry,
  sends: { email: canSend(config, 'email'), sms: canSend(config, 'sms') },
})

/**
 * Refuses a code requested too soon or too often, and one by SMS without its proof of work.
 * @returns the calling code of a phone number
 */
export async function admitSending(
  tx: Tx,
  { channel, target }: { channel: Channel; target: string },
  { maxCodesPerCountry, sends, asker = null }: CodeSettings,
): Promise<string | null> {
  if (!sends[channel]) {
    const message = t.we_cant_send_text_messages_at_the()
    refuse('cannot_send_code', sends.email ? { message } : {})
  }
  const waitMs = await waitForTarget(tx, target)
  if (waitMs > 0) {
    refuse('rate_limited', {
      message: t.wait_wait_ms_before_asking_for_another({ wait_ms: describeWait(waitMs) }),
      retry_after_s: Math.ceil(waitMs / 1000),
    })
  }
  if (channel === 'email') return null
  const callingCode = getCallingCode(target)
  const level = chooseWorkLevel({
    byAddress: asker?.countSent() ?? 0,
    toCountry: await countToCountry(tx, callingCode, ceilingFactor * maxCodesPerCountry),
    maxPerCountry: maxCodesPerCountry,
  })
  if (level === null) {
    refuse('rate_limited', {
      message: t.we_cant_send_any_more_codes_to_numbers({ calling_code: callingCode }),
      retry_after_s: 3600,
    })
  }
  if (asker && level > 0) await admitProofOfWork(tx, asker, { target, level })
  asker?.recordSent()
  return callingCode
}

/** Locks the target, so that parallel requests are counted. */
export async function waitForTarget(tx: Tx, target: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code to ${target}`}, 0))`.execute(tx)
  const now = await readClock(tx)
  return waitForNextCode(await selectSendings(tx, target, sendingWindowMs), now)
}

export interface ProofRoute {
  purpose: 'verify_phone' | 'verify_email'
  channel: Channel
  target: string
}

type Proving = Pick<AccountRow, 'phone_number' | 'email'>

export function proofRoute(
  { phone_number: phoneNumber, email }: Proving,
  { sends }: CodeSettings,
): ProofRoute {
  return sends.sms
    ? { purpose: 'verify_phone', channel: 'sms', target: phoneNumber }
    : { purpose: 'verify_email', channel: 'email', target: email }
}

export function describeSentCode(registration: Proving, settings: CodeSettings) {
  const { purpose, target } = proofRoute(registration, settings)
  return { phone_number: registration.phone_number, purpose, sent_to: target }
}

export async function sendProofCode(
  tx: Tx,
  registration: AccountRow,
  { publicUrl, ...settings }: CodeSettings & { publicUrl: string },
): Promise<number> {
  const { purpose, channel, target } = proofRoute(registration, settings)
  const callingCode = await admitSending(tx, { channel, target }, settings)
  await replaceCodes(tx, registration.id)
  const code = newCode()
  await tx
    .insertInto('verification_codes')
    .values({
      purpose,
      target,
      calling_code: callingCode,
      account_id: registration.id,
      code_hash: hashCode(code),
      expires_at: sql<Date>`clock_timestamp() + ${codeLastsMs} * interval '1 millisecond'`,
    })
    .execute()
  const ownerId = await findEmailOwner(tx, registration.email)
  if (ownerId !== null) await notifyEmailOwner(tx, ownerId, emailTakenMail(registration.email, publicUrl))
  if (channel === 'sms') await writeMessage(tx, registration.id, codeSms(target, code))
  else if (ownerId === null) await writeMessage(tx, registration.id, codeMail(target, code))
  return resendAfterMs / 1000
}

/** Sent instead of a code, which others could request; at most once an hour. */
async function notifyEmailOwner(tx: Tx, ownerId: AccountId, mail: Mail): Promise<void> {
  if ((await countMails(tx, mail.to, mail.kind)) < 1) await writeMessage(tx, ownerId, mail)
}

export async function replaceCodes(tx: Tx, accountId: AccountId): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set({ replaced_at: sql<Date>`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/** The caller must commit before it answers: wrong tries count. */
export async function tryProofCode(
  tx: Tx,
  { id, purpose, target }: Pick<ProofRoute, 'purpose' | 'target'> & { id: AccountId },
  code: string,
): Promise<CodeVerdict> {
  const now = await readClock(tx)
  const live = await selectLiveCode(tx, { account_id: id, purpose, target })
  const verdict = judgeCode(live, live !== undefined && isCode(code, live.code_hash), now)
  if (!live) return verdict
  if (verdict.outcome === 'right') {
    await tx.updateTable('verification_codes').set({ used_at: now }).where('id', '=', live.id).execute()
    await tx
      .updateTable('accounts')
      .set(
        purpose === 'verify_phone'
          ? { phone_verified_at: now, proves_by: 'phone' }
          : { email_verified_at: now, proves_by: 'email' },
      )
      .where('id', '=', id)
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

/** Called after the outcome of the try is committed. */
export function refuseUnlessRight(verdict: CodeVerdict): void {
  if (verdict.outcome === 'expired') refuse('code_expired')
  if (verdict.outcome === 'locked' || (verdict.outcome === 'wrong' && verdict.tries_left === 0)) {
    refuse('code_locked')
  }
  if (verdict.outcome === 'wrong') refuse('code_wrong', { message: wrongCode(verdict.tries_left) })
}

export function wrongCode(triesLeft: number): string {
  return t.that_code_isnt_right_tries_left({ tries: triesLeft })
}
