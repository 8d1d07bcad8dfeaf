import { sql } from 'kysely'
import type { resendOtp } from '#domains/identity/common/passwords.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { refuse } from '#platform/server/refusal.ts'
import { sendRequestedCodeTask } from '../auth.jobs.ts'
import { lockCodeRequest, selectRequestedCode, type CodeRequestRow } from './code-requests.queries.ts'
import { admitSending, type CodeSettings } from './codes.service.ts'
import { sentCodeLimits } from '../sign-in/sign-in.rules.ts'
import { admitGuess, recordWrongGuess } from '../sign-in/limited-entry.service.ts'
import { hashToken, isCode, newToken } from '../password/secrets.service.ts'
import { codeLastsMs, judgeCode, resendAfterMs, type CodeVerdict } from './codes.rules.ts'
import * as t from '#domains/identity/texts.ts'

export { lockCodeRequest, selectRequestedAccount, type CodeRequestRow } from './code-requests.queries.ts'
export { chooseRecipient } from './codes.rules.ts'

type NewRequest = Pick<CodeRequestRow, 'purpose' | 'account_type' | 'channel' | 'target'> & {
  account_id?: AccountId
}

export type CodeOnItsWay = Omit<OperationReply<typeof resendOtp>, 'message'>

export async function openCodeRequest(
  tx: Tx,
  settings: CodeSettings,
  wanted: NewRequest,
): Promise<CodeOnItsWay> {
  const requestToken = newToken()
  const request = await tx
    .insertInto('code_requests')
    .values({ ...wanted, token_hash: hashToken(requestToken) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { request_token: requestToken, resend_after_s: await sendRequestedCode(tx, settings, request) }
}

export async function sendCodeOnceMore(
  tx: Tx,
  settings: CodeSettings,
  requestToken: string,
): Promise<CodeOnItsWay> {
  const request = await lockCodeRequest(tx, hashToken(requestToken))
  if (!request || request.finished_at) {
    refuse('not_found', { message: t.that_took_too_long_start_again() })
  }
  return { request_token: requestToken, resend_after_s: await sendRequestedCode(tx, settings, request) }
}

async function sendRequestedCode(tx: Tx, settings: CodeSettings, request: CodeRequestRow): Promise<number> {
  const callingCode = await admitSending(tx, request, settings)
  const { id: requestId, purpose, target } = request
  await tx
    .updateTable('verification_codes')
    .set({ replaced_at: sql<Date>`clock_timestamp()` })
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  const { id: codeId } = await tx
    .insertInto('verification_codes')
    .values({
      request_id: requestId,
      purpose,
      target,
      calling_code: callingCode,
      expires_at: sql<Date>`clock_timestamp() + ${codeLastsMs} * interval '1 millisecond'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, sendRequestedCodeTask, { code_id: codeId })
  return resendAfterMs / 1000
}

/** Uses up a try: the caller must commit before it answers. */
export async function tryRequestedCode(tx: Tx, request: CodeRequestRow, code: string): Promise<CodeVerdict> {
  const { purpose, account_type: accountType, target } = request
  const guessed = await admitGuess(tx, `${purpose} ${accountType} ${target}`, sentCodeLimits)
  const now = await readClock(tx)
  const live = await selectRequestedCode(tx, request.id)
  const verdict = judgeCode(live, isCode(code, live?.code_hash ?? null), now)
  if (!live) return verdict
  if (verdict.outcome === 'right') {
    await tx.updateTable('verification_codes').set({ used_at: now }).where('id', '=', live.id).execute()
    await tx.updateTable('code_requests').set({ finished_at: now }).where('id', '=', request.id).execute()
  }
  if (verdict.outcome === 'wrong') {
    await recordWrongGuess(tx, guessed)
    await tx
      .updateTable('verification_codes')
      .set({ wrong_tries: live.wrong_tries + 1 })
      .where('id', '=', live.id)
      .execute()
  }
  return verdict
}

type WhichRequests = { account_id: AccountId } | Pick<CodeRequestRow, 'account_type' | 'target'>

export async function endCodeRequests(tx: Tx, which: WhichRequests): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const ended = await tx
    .updateTable('code_requests')
    .set({ finished_at: now })
    .where((eb) => eb.and(which))
    .where('finished_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  await tx
    .updateTable('verification_codes')
    .set({ replaced_at: now })
    .where(
      'request_id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}
