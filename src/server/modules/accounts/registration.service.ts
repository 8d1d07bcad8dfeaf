import { sql } from 'kysely'
import {
  registerComplete,
  verification,
  type registerBasic,
  type mendRegistration as mendOperation,
  type sendCode,
} from '#contract/accounts.ts'
import type { OperationReply, OperationValues } from '#contract/operation.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#server/platform/db.ts'
import type { Client } from '#server/platform/http/call.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { lockRegistration, selectRegionOf } from './accounts.queries.ts'
import { displayNameOf, readPhoneNumber } from './accounts.rules.ts'
import { startSession } from './accounts.service.ts'
import { viewAccount, type AccountRow } from './accounts.view.ts'
import { hashPassword, hashToken, newToken } from './secrets.ts'
import { replaceCodes, sendPhoneCode, tryPhoneCode, waitForPhone } from './verification.service.ts'

export interface RegistrationParts {
  db: Db
  public_url: string
}

/** Writes the registration down and sends the code; does and answers the same when the email has an account. */
export async function beginRegistration(
  { db, public_url }: RegistrationParts,
  { password, ...details }: OperationValues<typeof registerBasic>,
): Promise<OperationReply<typeof registerBasic>> {
  const phone_number = phoneNumberOf(details.phone_number)
  const password_hash = await hashPassword(password)
  const registration_token = newToken()
  return transact(db, async (tx) => {
    const registration = await tx
      .insertInto('accounts')
      .values({
        ...details,
        type: 'user',
        status: 'pending',
        display_name: displayNameOf(details),
        phone_number,
        password_hash,
        registration_token_hash: hashToken(registration_token),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const resend_after_s = await sendPhoneCode(tx, registration, public_url)
    return { id: registration.id, registration_token, phone_number, resend_after_s }
  })
}

/** Corrects a registration; another phone number has to be verified again, by the code that goes to it. */
export async function mendRegistration(
  { db, public_url }: RegistrationParts,
  { id, registration_token, password, ...changes }: OperationValues<typeof mendOperation>,
): Promise<OperationReply<typeof mendOperation>> {
  const phone_number = changes.phone_number === undefined ? undefined : phoneNumberOf(changes.phone_number)
  const password_hash = password === undefined ? undefined : await hashPassword(password)
  return transact(db, async (tx) => {
    const before = await openRegistration(tx, registration_token)
    if (before.id !== id) refuseCommon('not_found', { message: startAgain })
    const names = { first_name: before.first_name, last_name: before.last_name, ...definedOf(changes) }
    const hasNewPhone = phone_number !== undefined && phone_number !== before.phone_number
    const after = await tx
      .updateTable('accounts')
      .set({
        ...definedOf({ ...changes, phone_number, password_hash }),
        display_name: displayNameOf(names),
        ...(hasNewPhone ? { phone_verified_at: null } : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (hasNewPhone) await replaceCodes(tx, id)
    const resend_after_s = hasNewPhone
      ? await sendPhoneCode(tx, after, public_url)
      : Math.ceil((await waitForPhone(tx, after.phone_number)) / 1000)
    return { id, phone_number: after.phone_number, resend_after_s }
  })
}

export async function sendCodeAgain(
  { db, public_url }: RegistrationParts,
  { registration_token, phone_number }: OperationValues<typeof sendCode>,
): Promise<OperationReply<typeof sendCode>> {
  return transact(db, async (tx) => {
    const registration = await openRegistration(tx, registration_token)
    refuseOtherPhone(registration, phone_number)
    const resend_after_s = await sendPhoneCode(tx, registration, public_url)
    return { phone_number: registration.phone_number, resend_after_s }
  })
}

export async function verifyPhone(
  { db }: RegistrationParts,
  { registration_token, phone_number, code }: OperationValues<typeof verification>,
): Promise<OperationReply<typeof verification>> {
  const verdict = await transact(db, async (tx) => {
    const registration = await openRegistration(tx, registration_token)
    refuseOtherPhone(registration, phone_number)
    // The answer to the right code may have been lost on its way.
    if (registration.phone_verified_at) return { outcome: 'right' as const }
    return tryPhoneCode(tx, registration, code)
  })
  if (verdict.outcome === 'expired') refuse(verification, 'code_expired')
  if (verdict.outcome === 'locked' || (verdict.outcome === 'wrong' && verdict.tries_left === 0)) {
    refuse(verification, 'code_locked')
  }
  if (verdict.outcome === 'wrong') {
    const left = verdict.tries_left === 1 ? '1 try' : `${verdict.tries_left} tries`
    refuse(verification, 'code_wrong', { message: `That code is not right. You have ${left} left.` })
  }
  return { verified: true }
}

/** Makes the registration an account and signs it in; of two with one email, the first to get here has it. */
export async function completeRegistration(
  { db }: RegistrationParts,
  input: OperationValues<typeof registerComplete>,
  client: Client,
): Promise<OperationReply<typeof registerComplete>> {
  try {
    return await transact(db, async (tx) => {
      const registration = await openRegistration(tx, input.registration_token)
      if (!registration.phone_verified_at) refuse(registerComplete, 'phone_unverified')
      await refuseOtherPlace(tx, input)
      const account = await activate(tx, registration.id, input)
      const { token, started_at } = await startSession(tx, account.id, account.type, client)
      return { token, user: viewAccount(account), server_time: started_at.toISOString() }
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_email')) throw error
    return refuse(registerComplete, 'already_registered', {
      message: 'Another account already uses this email. Sign in with it, or register with a different one.',
    })
  }
}

function activate(
  tx: Tx,
  id: number,
  { region, suburb, seller_kind }: OperationValues<typeof registerComplete>,
): Promise<AccountRow> {
  const now = sql<Date>`clock_timestamp()`
  return tx
    .updateTable('accounts')
    .set({
      status: 'active',
      region,
      suburb,
      seller_kind,
      accepted_terms_at: now,
      member_since: now,
      last_seen_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const startAgain = 'We could not find that registration. Please register again.'

/** The unfinished registration behind a token, locked. */
async function openRegistration(tx: Tx, registration_token: string): Promise<AccountRow> {
  const registration = await lockRegistration(tx, hashToken(registration_token))
  if (!registration) refuseCommon('not_found', { message: startAgain })
  if (registration.status !== 'pending') refuse(registerComplete, 'already_registered')
  return registration
}

function phoneNumberOf(typed: string): string {
  const reading = readPhoneNumber(typed)
  if ('problem' in reading) refuseCommon('validation_failed', { errors: { phone_number: reading.problem } })
  return reading.phone_number
}

function refuseOtherPhone(registration: AccountRow, typed: string): void {
  if (phoneNumberOf(typed) === registration.phone_number) return
  refuseCommon('validation_failed', {
    errors: { phone_number: 'That is not the number you registered with.' },
  })
}

async function refuseOtherPlace(
  tx: Tx,
  { region, suburb }: { region: string; suburb: string },
): Promise<void> {
  const place = await selectRegionOf(tx, suburb)
  if (!place)
    refuseCommon('validation_failed', { errors: { suburb: 'Choose a town or suburb from the list.' } })
  if (place.region !== region) {
    refuseCommon('validation_failed', { errors: { suburb: 'That town or suburb is in another region.' } })
  }
}

/** Without what was not sent: undefined would otherwise overwrite. */
function definedOf<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never
}
