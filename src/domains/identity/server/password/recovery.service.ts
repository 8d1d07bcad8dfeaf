import { sql } from 'kysely'
import type { forgetPassword, resetPassword } from '#domains/identity/common/passwords.ts'
import { buildResetLink } from '#domains/identity/common/reset-link.ts'
import type { verification } from '#domains/identity/common/registration/registration.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { describeMissingTerms } from '#platform/common/shapes.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { refuse } from '#platform/server/refusal.ts'
import { getDisplayName } from '#domains/accounts/common/display-name.ts'
import { endSessions } from '../auth.service.ts'
import type { AccountRow } from '../account/account.view.ts'
import { recordAcceptedTerms } from '../account/account.service.ts'
import { lockCodeRequest } from '../codes/code-requests.queries.ts'
import {
  endCodeRequests,
  openCodeRequest,
  sendCodeOnceMore,
  tryRequestedCode,
} from '../codes/code-requests.service.ts'
import { passwordResetMail, resetLinkMail } from '../auth.messages.ts'
import { lockAccount } from '../account/account.queries.ts'
import { recordOwnChange, parsePhoneNumber } from '../account/own-changes.service.ts'
import { type OtherAccess, revokeOtherAccess } from './other-access.service.ts'
import { selectReset } from './recovery.queries.ts'
import { type AccountParts, refuseUnlessRight } from '../codes/codes.service.ts'
import { hashPassword, hashToken, newToken } from './secrets.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

/** The same whether or not the account exists. */
const getOnItsWay = makeTexts(() => t.if_that_belongs_to_an_account_weve())

/** A worker looks for the account and sends the code, so the call takes the same time for every address. */
export async function requestReset(
  { db, ...settings }: AccountParts,
  { type, ...contact }: OperationValues<typeof forgetPassword>,
): Promise<OperationReply<typeof forgetPassword>> {
  const to = getContact(contact)
  const sent = await transact(db, (tx) =>
    openCodeRequest(tx, settings, { purpose: 'reset_password', account_type: type, ...to }),
  )
  return { message: getOnItsWay(), ...sent }
}

export async function sendCodeAgain(
  { db, ...settings }: AccountParts,
  { request_token: requestToken }: { request_token: string },
): Promise<OperationReply<typeof forgetPassword>> {
  const sent = await transact(db, (tx) => sendCodeOnceMore(tx, settings, requestToken))
  return { message: getOnItsWay(), ...sent }
}

interface Contact {
  email?: string | undefined
  phone_number?: string | undefined
}

function getContact({ email, phone_number: phoneNumber }: Contact) {
  if ((email === undefined) === (phoneNumber === undefined)) {
    const problem = t.give_either_an_email_or_a_phone_number()
    return refuse('validation_failed', { errors: { email: problem, phone_number: problem } })
  }
  return email === undefined
    ? { channel: 'sms' as const, target: parsePhoneNumber(must(phoneNumber, 'phone_number')) }
    : { channel: 'email' as const, target: email }
}

export async function verifyResetCode(
  { db }: Pick<AccountParts, 'db'>,
  { request_token: requestToken, code, ...contact }: Contact & { request_token: string; code: string },
): Promise<OperationReply<typeof verification>> {
  const { target } = getContact(contact)
  const { verdict, token } = await transact(db, async (tx) => {
    const request = await lockCodeRequest(tx, hashToken(requestToken))
    if (request?.purpose !== 'reset_password') refuse('code_expired')
    if (request.target !== target) refuseOtherTarget(request.channel)
    const tried = await tryRequestedCode(tx, request, code)
    if (tried.outcome !== 'right') return { verdict: tried }
    const proves = request.sent_by === 'sms' ? ('phone' as const) : ('email' as const)
    return {
      verdict: tried,
      token: await issueReset(tx, { account_id: must(request.account_id, 'account_id'), proves }),
    }
  })
  refuseUnlessRight(verdict)
  return { verified: true, token }
}

function refuseOtherTarget(channel: 'email' | 'sms'): never {
  const field = channel === 'email' ? 'email' : 'phone_number'
  return refuse('validation_failed', { errors: { [field]: t.that_is_not_where_the_code_went() } })
}

interface NewReset {
  account_id: AccountId
  /** The address that using it proves to be the owner's. */
  proves: 'email' | 'phone' | null
  begun_by?: AccountId
  lastsMinutes?: number
}

export async function issueReset(tx: Tx, { lastsMinutes = 15, ...reset }: NewReset): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('password_resets')
    .values({
      ...reset,
      token_hash: hashToken(token),
      expires_at: sql<Date>`clock_timestamp() + ${lastsMinutes} * interval '1 minute'`,
    })
    .execute()
  return token
}

/** An admin never sets or sees a password: the owner gets a link. */
export async function mailReset(
  tx: Tx,
  account: Pick<AccountRow, 'id' | 'type' | 'email' | 'accepted_terms_at'>,
  reset: { begun_by: AccountId; lastsMinutes?: number },
  { publicUrl }: { publicUrl: string },
  mail = resetLinkMail,
): Promise<void> {
  const token = await issueReset(tx, { ...reset, account_id: account.id, proves: 'email' })
  const link = buildResetLink(publicUrl, token, hasTermsAhead(account) ? 'terms' : null)
  await writeMessage(tx, account.id, mail(account.email, link))
}

/**
 * Ends every session and all other access: the owner may be taking the account back. With two calls
 * for one token, the first wins.
 */
export async function choosePassword(
  { db, publicUrl, otherAccess }: Pick<AccountParts, 'db' | 'publicUrl'> & { otherAccess: OtherAccess[] },
  { token, password, accepted_terms: acceptedTerms, ...names }: OperationValues<typeof resetPassword>,
): Promise<OperationReply<typeof resetPassword>> {
  const tokenHash = hashToken(token)
  // Hashing costs CPU time, so it isn't done for an invalid token.
  const { account_id: accountId } = await openReset(db, tokenHash)
  const passwordHash = await hashPassword(password)
  return transact(db, async (tx) => {
    const account = await lockAccount(tx, accountId)
    const reset = await openReset(tx, tokenHash)
    if (account?.status === 'suspended' && reset.begun_by === null) refuse('account_suspended')
    if (account?.status !== 'active' && account?.status !== 'suspended') refuse('reset_expired')
    const now = sql<Date>`clock_timestamp()`
    const proved = reset.proves && (`${reset.proves}_verified_at` as const)
    const updated = await tx
      .updateTable('accounts')
      .set({
        password_hash: passwordHash,
        ...firstNames(account, names),
        ...firstTerms(account, acceptedTerms),
        ...(proved && { [proved]: account[proved] ?? now }),
      })
      .where('id', '=', accountId)
      .returning(['id', 'type', 'accepted_terms_at'])
      .executeTakeFirstOrThrow()
    if (account.accepted_terms_at === null) await recordAcceptedTerms(tx, updated)
    await tx.updateTable('password_resets').set({ used_at: now }).where('id', '=', reset.id).execute()
    await recordOwnChange(tx, account, 'password-changed')
    await revokeAccess(tx, accountId)
    const ended = await revokeOtherAccess(tx, accountId, otherAccess)
    await writeMessage(tx, accountId, passwordResetMail(account, publicUrl, ended))
    return { ok: true, type: account.type }
  })
}

function firstNames(
  account: AccountRow,
  {
    first_name: firstName,
    last_name: lastName,
  }: { first_name?: string | undefined; last_name?: string | undefined },
) {
  if (account.first_name !== '') return {}
  if (firstName && lastName)
    return {
      first_name: firstName,
      last_name: lastName,
      display_name: getDisplayName({ first_name: firstName, last_name: lastName }),
    }
  return refuse('validation_failed', {
    errors: {
      ...(firstName ? {} : { first_name: t.enter_your_first_name() }),
      ...(lastName ? {} : { last_name: t.enter_your_last_name() }),
    },
  })
}

/** A member whose account an admin made agrees to the terms before first signing in. */
function firstTerms(account: AccountRow, acceptedTerms: boolean | undefined) {
  if (!hasTermsAhead(account)) return {}
  if (acceptedTerms) return { accepted_terms_at: sql<Date>`clock_timestamp()` }
  return refuse('validation_failed', { errors: { accepted_terms: describeMissingTerms() } })
}

/** Admins run the market and don't trade in it, so they agree to no terms. */
const hasTermsAhead = ({
  type,
  accepted_terms_at: acceptedTermsAt,
}: Pick<AccountRow, 'type' | 'accepted_terms_at'>): boolean => type === 'user' && acceptedTermsAt === null

async function openReset(db: Db, tokenHash: Buffer) {
  const reset = await selectReset(db, tokenHash)
  if (reset?.used_at) refuse('reset_used')
  if (!reset || reset.has_ended) refuse('reset_expired')
  return reset
}

export async function revokeAccess(tx: Tx, accountId: AccountId, butSessionId?: number): Promise<void> {
  await cancelPendingResets(tx, accountId)
  await endSessions(tx, accountId, butSessionId)
}

async function cancelPendingResets(tx: Tx, accountId: AccountId): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await tx
    .updateTable('password_resets')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
  await tx
    .updateTable('sign_in_challenges')
    .set({ finished_at: now })
    .where('account_id', '=', accountId)
    .where('finished_at', 'is', null)
    .execute()
}

/** The former address no longer opens the account, and pending requests from it are void. */
export async function endContact(
  tx: Tx,
  { id, type }: Pick<AccountRow, 'id' | 'type'>,
  target: string,
): Promise<void> {
  await cancelPendingResets(tx, id)
  await endCodeRequests(tx, { account_type: type, target })
}
