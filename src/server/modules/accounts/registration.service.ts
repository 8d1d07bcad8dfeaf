import { sql } from 'kysely'
import {
  registerComplete,
  verification,
  type registerBasic,
  type mendRegistration as mendOperation,
  type sendCode,
} from '#contract/accounts.ts'
import type { OperationReply, OperationValues } from '#contract/operation.ts'
import type { UnfinishedRegistration } from '#contract/refusals.ts'
import { isCountry } from '#server/modules/places/places.service.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#server/platform/db.ts'
import type { Client } from '#server/platform/http/call.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { countEmailCheck, isEmailTaken, lockRegistration, selectRegionOf } from './accounts.queries.ts'
import { displayNameOf, readPhoneNumber, unknown_country } from './accounts.rules.ts'
import { startSession } from './accounts.service.ts'
import { viewAccount, type AccountRow } from './accounts.view.ts'
import { hashPassword, hashToken, newToken } from './secrets.ts'
import { waitForTarget, type CodeSettings } from './code-sending.service.ts'
import { refuseUnlessRight, replaceCodes, sendPhoneCode, tryPhoneCode } from './verification.service.ts'

export interface AccountParts extends CodeSettings {
  db: Db
  public_url: string
}

/** So often a day may anybody ask, since the answer tells who has an account. */
const most_email_checks_per_day = 1000

/** Whether an email is taken. The only call that tells, so it is counted over everybody who asks. */
export async function checkEmail(db: Db, email: string): Promise<{ is_duplicate: boolean }> {
  const counted = await transact(db, (tx) => countEmailCheck(tx, most_email_checks_per_day))
  if (!counted) {
    refuseCommon('rate_limited', {
      message: 'We cannot tell whether an email is taken just now. You can go on: we will find out later.',
      retry_after_s: 3600,
    })
  }
  return { is_duplicate: await isEmailTaken(db, email) }
}

/** Writes the registration down and sends the code; does and answers the same when the email has an account. */
export async function beginRegistration(
  { db, ...settings }: AccountParts,
  { password, ...details }: OperationValues<typeof registerBasic>,
): Promise<OperationReply<typeof registerBasic>> {
  const phone_number = phoneNumberOf(details.phone_number)
  refuseUnknownCountry(details.country)
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
    const resend_after_s = await sendPhoneCode(tx, registration, settings)
    return { id: registration.id, registration_token, phone_number, resend_after_s }
  })
}

/** Corrects a registration; another phone number has to be verified again, by the code that goes to it. */
export async function mendRegistration(
  { db, ...settings }: AccountParts,
  { id, registration_token, password, ...changes }: OperationValues<typeof mendOperation>,
): Promise<OperationReply<typeof mendOperation>> {
  const phone_number = changes.phone_number === undefined ? undefined : phoneNumberOf(changes.phone_number)
  if (changes.country !== undefined) refuseUnknownCountry(changes.country)
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
      ? await sendPhoneCode(tx, after, settings)
      : Math.ceil((await waitForTarget(tx, after.phone_number)) / 1000)
    return { id, phone_number: after.phone_number, resend_after_s }
  })
}

export async function sendCodeAgain(
  { db, ...settings }: AccountParts,
  { registration_token, phone_number }: OperationValues<typeof sendCode>,
): Promise<OperationReply<typeof sendCode>> {
  return transact(db, async (tx) => {
    const registration = await openRegistration(tx, registration_token)
    refuseOtherPhone(registration, phone_number)
    const resend_after_s = await sendPhoneCode(tx, registration, settings)
    return { phone_number: registration.phone_number, resend_after_s }
  })
}

/** Goes on with a registration by its password, from wherever that was given: a fresh token, and another day. */
export async function reopenRegistration(
  tx: Tx,
  { id }: AccountRow,
): Promise<UnfinishedRegistration | undefined> {
  const registration_token = newToken()
  const open = await tx
    .updateTable('accounts')
    .set({
      registration_token_hash: hashToken(registration_token),
      member_since: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['phone_number', 'phone_verified_at'])
    .executeTakeFirst()
  if (!open) return undefined
  const { phone_number, phone_verified_at } = open
  return { id, registration_token, phone_number, is_phone_verified: phone_verified_at !== null }
}

interface PhoneCode {
  registration_token: string
  phone_number: string
  code: string
}

export async function verifyPhone(
  { db }: AccountParts,
  { registration_token, phone_number, code }: PhoneCode,
): Promise<OperationReply<typeof verification>> {
  const verdict = await transact(db, async (tx) => {
    const registration = await openRegistration(tx, registration_token)
    refuseOtherPhone(registration, phone_number)
    // The answer to the right code may have been lost on its way.
    if (registration.phone_verified_at) return { outcome: 'right' as const }
    return tryPhoneCode(tx, registration, code)
  })
  refuseUnlessRight(verification, verdict)
  return { verified: true }
}

/** Makes the registration an account and signs it in; of two with one email, the first to get here has it. */
export async function completeRegistration(
  { db }: AccountParts,
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

/** In E.164, or refused with what is wrong with it. */
function refuseUnknownCountry(country: string): void {
  if (!isCountry(country)) refuseCommon('validation_failed', { errors: { country: unknown_country } })
}

export function phoneNumberOf(typed: string): string {
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
