import { sql } from 'kysely'
import { getDisplayName } from '#domains/accounts/common/display-name.ts'
import type {
  registerComplete,
  verification,
  registerBasic,
  updateRegistration as updateOperation,
  sendCode,
} from '#domains/identity/common/registration/registration.ts'
import {
  findEmailOwner,
  updateAccount,
  insertAccount,
  viewAccount,
  recordAcceptedTerms,
} from '#domains/identity/server/account/account.service.ts'
import {
  parsePhoneNumber,
  parseProvableNumber,
} from '#domains/identity/server/account/own-changes.service.ts'
import { startSession } from '#domains/identity/server/auth.service.ts'
import {
  type AccountParts,
  waitForTarget,
  describeSentCode,
  proofRoute,
  refuseUnlessRight,
  replaceCodes,
  sendProofCode,
  tryProofCode,
  type ProofRoute,
} from '#domains/identity/server/codes/codes.service.ts'
import { hashPassword, hashToken, newToken } from '#domains/identity/server/password/secrets.service.ts'
import { isCountry, getUnknownCountry } from '#domains/places/server/places.service.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { type Tx, isUniqueViolation, transact, type Db } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { AccountRow } from '../account/account.view.ts'
import { verifyEmailMail } from '../auth.messages.ts'
import { lockRegistration, selectSuburbRegion } from './registration.queries.ts'
import * as t from '#domains/identity/texts.ts'

/** A member who registered by email alone has verified it already. */
async function requestEmailVerification(
  tx: Tx,
  account: AccountRow,
  { sends, publicUrl }: Pick<AccountParts, 'sends' | 'publicUrl'>,
): Promise<void> {
  if (!sends.email || account.email_verified_at !== null) return
  await writeMessage(tx, account.id, verifyEmailMail(account, publicUrl))
}

/** Only this tells whether an email is taken, so callers are few or work for it (`admitEmailCheck`). */
export async function checkEmail(db: Db, email: string): Promise<{ is_duplicate: boolean }> {
  return { is_duplicate: (await findEmailOwner(db, email)) !== null }
}

/** The answer and the work are the same when the email has an account. */
export async function beginRegistration(
  { db, ...settings }: AccountParts,
  { password, proof_of_work: _work, ...details }: OperationValues<typeof registerBasic>,
): Promise<OperationReply<typeof registerBasic>> {
  const phoneNumber = parseProvableNumber(details.phone_number, settings)
  refuseUnknownCountry(details.country)
  const passwordHash = await hashPassword(password)
  const registrationToken = newToken()
  return transact(db, async (tx) => {
    const registration = await insertAccount(tx, {
      ...details,
      type: 'user',
      status: 'pending',
      display_name: getDisplayName(details),
      phone_number: phoneNumber,
      password_hash: passwordHash,
      registration_token_hash: hashToken(registrationToken),
    })
    const resendAfterSeconds = await sendProofCode(tx, registration, settings)
    return {
      id: registration.id,
      registration_token: registrationToken,
      ...describeSentCode(registration, settings),
      resend_after_s: resendAfterSeconds,
    }
  })
}

export async function correctRegistration(
  { db, ...settings }: AccountParts,
  {
    id,
    registration_token: registrationToken,
    password,
    proof_of_work: _work,
    ...changes
  }: OperationValues<typeof updateOperation>,
): Promise<OperationReply<typeof updateOperation>> {
  const phoneNumber =
    changes.phone_number === undefined ? undefined : parseProvableNumber(changes.phone_number, settings)
  if (changes.country !== undefined) refuseUnknownCountry(changes.country)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return transact(db, async (tx) => {
    const before = await openRegistration(tx, registrationToken)
    if (before.id !== id) refuse('not_found', { message: getStartAgain() })
    const names = { first_name: before.first_name, last_name: before.last_name, ...omitUndefined(changes) }
    const hasNewPhone = phoneNumber !== undefined && phoneNumber !== before.phone_number
    const hasNewEmail = changes.email !== undefined && changes.email !== before.email
    const after = await updateAccount(tx, id, {
      ...omitUndefined({ ...changes, phone_number: phoneNumber, password_hash: passwordHash }),
      display_name: getDisplayName(names),
      ...(hasNewPhone ? { phone_verified_at: null } : {}),
      ...(hasNewEmail ? { email_verified_at: null } : {}),
    })
    const { target } = proofRoute(after, settings)
    const isElsewhere = target !== proofRoute(before, settings).target
    if (isElsewhere) await replaceCodes(tx, id)
    const resendAfterSeconds = isElsewhere
      ? await sendProofCode(tx, after, settings)
      : Math.ceil((await waitForTarget(tx, target)) / 1000)
    return { id, ...describeSentCode(after, settings), resend_after_s: resendAfterSeconds }
  })
}

export async function sendCodeAgain(
  { db, ...settings }: AccountParts,
  { registration_token: registrationToken, ...typed }: OperationValues<typeof sendCode>,
): Promise<OperationReply<typeof sendCode>> {
  return transact(db, async (tx) => {
    const registration = await openRegistration(tx, registrationToken)
    refuseOtherContact(registration, typed)
    const resendAfterSeconds = await sendProofCode(tx, registration, settings)
    return { ...describeSentCode(registration, settings), resend_after_s: resendAfterSeconds }
  })
}

interface ProofCode extends Contact {
  registration_token: string
  purpose: ProofRoute['purpose']
  code: string
}

export async function verifyRegistration(
  { db }: AccountParts,
  { registration_token: registrationToken, purpose, code, ...typed }: ProofCode,
): Promise<OperationReply<typeof verification>> {
  const verdict = await transact(db, async (tx) => {
    const registration = await openRegistration(tx, registrationToken)
    refuseOtherContact(registration, typed)
    // The answer to the right code may have been lost.
    if (registration.proven_at) return { outcome: 'right' as const }
    const { id, phone_number: phoneNumber, email } = registration
    const target = purpose === 'verify_phone' ? phoneNumber : email
    return tryProofCode(tx, { id, purpose, target }, code)
  })
  refuseUnlessRight(verdict)
  return { verified: true }
}

/** The first of two registrations with one email to complete gets it. */
export async function completeRegistration(
  { db, ...settings }: AccountParts,
  input: OperationValues<typeof registerComplete>,
  client: Client,
): Promise<OperationReply<typeof registerComplete>> {
  try {
    return await transact(db, async (tx) => {
      const registration = await openRegistration(tx, input.registration_token)
      if (!registration.proven_at) refuse('phone_unverified')
      await refuseOtherPlace(tx, input)
      const account = await activate(tx, registration.id, input)
      await requestEmailVerification(tx, account, settings)
      const {
        token,
        session_id: sessionId,
        started_at: startedAt,
      } = await startSession(tx, account.id, account.type, client)
      return {
        token,
        user: await viewAccount(tx, account, sessionId),
        server_time: startedAt.toISOString(),
      }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_email')) throw error
    return refuse('already_registered', {
      message: t.another_account_already_uses_this(),
    })
  }
}

async function activate(
  tx: Tx,
  id: AccountId,
  { region, suburb, seller_kind: sellerKind }: OperationValues<typeof registerComplete>,
): Promise<AccountRow> {
  const now = sql<Date>`clock_timestamp()`
  const account = await updateAccount(tx, id, {
    status: 'active',
    region,
    suburb,
    seller_kind: sellerKind,
    accepted_terms_at: now,
    member_since: now,
    last_seen_at: now,
  })
  await recordAcceptedTerms(tx, account)
  return account
}

const getStartAgain = makeTexts(() => t.we_couldnt_find_that_registration())

async function openRegistration(tx: Tx, registrationToken: string): Promise<AccountRow> {
  const registration = await lockRegistration(tx, hashToken(registrationToken))
  if (!registration) refuse('not_found', { message: getStartAgain() })
  if (registration.status !== 'pending') refuse('already_registered')
  return registration
}

function refuseUnknownCountry(country: string): void {
  if (!isCountry(country)) refuse('validation_failed', { errors: { country: getUnknownCountry() } })
}

interface Contact {
  phone_number?: string | undefined
  email?: string | undefined
}

function refuseOtherContact(registration: AccountRow, { phone_number: phoneNumber, email }: Contact): void {
  const errors = {
    ...(phoneNumber !== undefined &&
      parsePhoneNumber(phoneNumber) !== registration.phone_number && {
        phone_number: t.thats_not_the_number_you_registered(),
      }),
    ...(email !== undefined &&
      email !== registration.email && { email: t.thats_not_the_email_you_registered() }),
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

async function refuseOtherPlace(
  tx: Tx,
  { region, suburb }: { region: string; suburb: string },
): Promise<void> {
  const place = await selectSuburbRegion(tx, suburb)
  if (!place) refuse('validation_failed', { errors: { suburb: t.choose_a_town_or_suburb_from_the_list() } })
  if (place.region !== region) {
    refuse('validation_failed', { errors: { suburb: t.that_town_or_suburb_is_in_another() } })
  }
}

/** An undefined value would overwrite the column. */
function omitUndefined<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets its keys.
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never
}
