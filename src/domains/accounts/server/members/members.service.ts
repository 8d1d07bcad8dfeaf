import {
  type createMember,
  type putMember,
  type startReset,
  describeMissingRegion,
  putStaffRole,
} from '#domains/accounts/common/members/members.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { pickOf } from '#platform/common/records.ts'
import { changesBetween, recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { isTwoPersonRuleOn, writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { refuseBeyondRole } from '#platform/server/http/staff-role.ts'
import { refuse } from '#platform/server/refusal.ts'
import { recordAccountChange } from '#domains/identity/server/sessions/account-changes.service.ts'
import { getDisplayName } from '#domains/accounts/common/display-name.ts'
import { readPhoneNumber, parsePhoneNumber } from '#domains/identity/server/account/own-changes.service.ts'
import { endSessions } from '#domains/identity/server/auth.service.ts'
import {
  type AccountRow,
  updateAccount,
  insertAccount,
} from '#domains/identity/server/account/account.service.ts'
import type { CodeSettings } from '#domains/identity/server/codes/codes.service.ts'
import { contactChangedMail, contactChangedSms, welcomeMail, welcomeLastsHours } from './members.messages.ts'
import { getEmailTaken, emailProblem } from './members-export.service.ts'
import { lockMember, selectMemberRow } from './members.queries.ts'
import { refuseStaffAccount } from './staff/staff-roles.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import {
  changeProfile,
  changeProfileOfSeller,
  readNumbers,
  type SellerListings,
} from '#domains/accounts/server/profile/profile.service.ts'
import { endContact, mailReset } from '#domains/identity/server/password/recovery.service.ts'
import { hashPassword, newToken } from '#domains/identity/server/password/secrets.service.ts'
import * as t from '#domains/accounts/texts.ts'

export interface MemberParts extends Pick<CodeSettings, 'sends'> {
  db: Db
  publicUrl: string
}

export async function readMember(db: Db, caller: Caller, id: AccountId): Promise<AccountRow> {
  refuseStranger(caller, id)
  return (await selectMemberRow(db, id)) ?? refuse('not_found')
}

function refuseStranger(caller: Caller, id: number) {
  if (caller.type !== 'admin' && caller.id !== id) refuse('not_found')
}

type Created = OperationValues<typeof createMember>

/** The password is random; the owner sets one by the emailed link. */
export async function createByAdmin(
  { db, publicUrl, sends }: MemberParts,
  caller: Caller,
  {
    type,
    staff_role: staffRole = 'full',
    first_name: firstName,
    last_name: lastName,
    email,
    phone_number: typed,
    ...profile
  }: Created,
): Promise<AccountRow> {
  if (type === 'admin') {
    refuseBeyondRole(caller, putStaffRole)
    await refuseStalePassword(db, caller)
    if (staffRole === 'full' && (await isTwoPersonRuleOn(db))) {
      refuse('validation_failed', { errors: { staff_role: t.full_admins_are_made_by_two() } })
    }
  }
  const phoneNumber = await refusingWrong(db, { type, email, phone_number: typed, ...profile })
  const passwordHash = await hashPassword(newToken())
  const names = { first_name: firstName, last_name: lastName }
  return await refusingTaken(() =>
    transact(db, async (tx) => {
      const { id } = await insertAccount(tx, {
        type,
        staff_role: type === 'admin' ? staffRole : null,
        ...names,
        display_name: getDisplayName(names),
        email,
        phone_number: phoneNumber,
        password_hash: passwordHash,
        status: 'active',
        // The emailed link verifies the email; nothing verifies the number yet.
        proves_by: sends.sms ? 'phone' : 'email',
      })
      await changeProfile(tx, id, profile)
      const account = must(await lockMember(tx, id), 'member')
      await mailReset(
        tx,
        account,
        { begun_by: caller.id, lastsMinutes: welcomeLastsHours * 60 },
        { publicUrl },
        (_to, link) => welcomeMail(account, { link, publicUrl }),
      )
      await audit(tx, caller, account, {
        action: 'account.created',
        after: { type, ...(type === 'admin' && { staff_role: staffRole }), ...edited(account) },
      })
      return account
    }),
  )
}

/**
 * Reports every error at once.
 * @returns the phone number
 */
async function refusingWrong(
  db: Db,
  {
    type,
    email,
    phone_number: phoneNumber,
    ...profile
  }: Omit<Created, 'first_name' | 'last_name' | 'staff_role'>,
): Promise<string> {
  const { errors } = readNumbers(profile)
  const reading = readPhoneNumber(phoneNumber)
  if ('problem' in reading) errors.phone_number = reading.problem
  if (profile.seller_kind === 'in_trade' && !profile.region) errors.region = describeMissingRegion()
  const isOtherwiseFine = Object.keys(errors).length === 0
  const taken = await emailProblem(db, { email, type })
  if (taken) errors.email = taken
  if (taken && isOtherwiseFine) refuse('email_taken', { errors })
  if ('problem' in reading || Object.keys(errors).length > 0) {
    return refuse('validation_failed', { errors })
  }
  return reading.phone_number
}

function edited(row: AccountRow) {
  return pickOf(row, editedColumns)
}

const editedColumns = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'country',
  'region',
  'suburb',
  'address',
  'about',
  'seller_kind',
  'trading_name',
  'nzbn',
  'gst_number',
  'trader_number',
  'agency_licence',
  'avatar_image_id',
] as const

export async function changeMember(
  { db, listings }: MemberParts & { listings: SellerListings },
  caller: Caller,
  { id, email, phone_number: typed, reason, ...profile }: OperationValues<typeof putMember>,
): Promise<AccountRow> {
  refuseStranger(caller, id)
  const isOwn = caller.id === id
  const phoneNumber = typed === undefined ? undefined : parsePhoneNumber(typed)
  return await refusingTaken(() =>
    transact(db, async (tx) => {
      const before = await lockMember(tx, id)
      if (!before || !['active', 'suspended'].includes(before.status)) {
        return refuse('not_found', { message: t.this_account_is_no_longer_there() })
      }
      refuseStaffAccount(caller, before)
      const contact = contactChanges(before, { email, phone_number: phoneNumber })
      if (isOwn) refuseOwnContact(contact)
      else if (Object.keys(contact).length > 0) {
        if (reason === undefined) refuse('validation_failed', { errors: { reason: t.choose_a_reason() } })
        await refuseStalePassword(tx, caller)
        await refuseTakingOver(tx, before, contact)
        await refuseTaken(tx, before, contact)
      }
      const named = isOwn
        ? await changeProfileOfSeller(tx, listings, id, profile)
        : await changeProfile(tx, id, profile)
      const after = await changeContact(tx, named, contact)
      const changes = changesBetween(edited(before), edited(after))
      if (!isOwn && Object.keys(changes.after).length > 0) {
        await audit(tx, caller, after, { action: 'account.changed', ...changes, ...(reason && { reason }) })
      } else recordUnchanged()
      return after
    }),
  )
}

/** One full admin with another's email could act as two. */
async function refuseTakingOver(tx: Tx, account: AccountRow, contact: Contact): Promise<void> {
  if (account.type !== 'admin' || account.staff_role !== 'full' || !(await isTwoPersonRuleOn(tx))) return
  const errors = Object.fromEntries(
    Object.keys(contact).map((name) => [name, t.theyll_change_this_themselves()]),
  )
  refuse('validation_failed', { errors })
}

type Contact = { email?: string; phone_number?: string }

function contactChanges(
  before: AccountRow,
  { email, phone_number: phoneNumber }: { [Name in keyof Contact]: Contact[Name] | undefined },
): Contact {
  return {
    ...(email !== undefined && email !== before.email ? { email } : {}),
    ...(phoneNumber !== undefined && phoneNumber !== before.phone_number
      ? { phone_number: phoneNumber }
      : {}),
  }
}

async function refuseTaken(tx: Tx, { id, type }: AccountRow, { email }: Contact) {
  const taken = email === undefined ? null : await emailProblem(tx, { email, type, but_id: id })
  if (taken) refuse('email_taken', { errors: { email: taken } })
}

function refuseOwnContact(contact: Contact) {
  const errors: Record<string, string> = {}
  const way = t.change_it_in_your_settings_where_a()
  for (const name of Object.keys(contact)) errors[name] = way
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

async function changeContact(tx: Tx, account: AccountRow, contact: Contact): Promise<AccountRow> {
  const { email, phone_number: phoneNumber } = contact
  if (email === undefined && phoneNumber === undefined) return account
  if (email !== undefined) {
    await recordAccountChange(tx, account.id, 'email')
    await endContact(tx, account, account.email)
    await writeMessage(tx, account.id, contactChangedMail(account, 'email'))
  }
  if (phoneNumber !== undefined) {
    await recordAccountChange(tx, account.id, 'phone_number')
    await endContact(tx, account, account.phone_number)
    await writeMessage(tx, account.id, contactChangedSms(account.phone_number))
    if (email === undefined) await writeMessage(tx, account.id, contactChangedMail(account, 'phone_number'))
  }
  return await updateAccount(tx, account.id, {
    ...contact,
    ...(email === undefined ? {} : { email_verified_at: null }),
    ...(phoneNumber === undefined ? {} : { phone_verified_at: null }),
  })
}

/** Mails a link; the current password works until a new one is chosen. */
export async function startResetFor(
  { db, publicUrl }: MemberParts,
  caller: Caller,
  { id, ends_sessions: endsSessions }: OperationValues<typeof startReset>,
): Promise<void> {
  await transact(db, async (tx) => {
    const account = await lockMember(tx, id)
    // Also allowed after a takeover: the account is suspended, its owner sets another password, and
    // it's reinstated.
    if (account?.status !== 'active' && account?.status !== 'suspended') refuse('not_found')
    refuseStaffAccount(caller, account)
    await mailReset(tx, account, { begun_by: caller.id }, { publicUrl })
    const ended = endsSessions ? await endSessions(tx, id) : 0
    await audit(tx, caller, account, {
      action: 'account.reset-started',
      after: { ends_sessions: endsSessions, ended_sessions: ended },
    })
  })
}

interface Act {
  action: string
  reason?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

async function audit(tx: Tx, caller: Caller, account: AccountRow, act: Act) {
  await recordAudit(tx, { actor_id: caller.id, subject_kind: 'account', subject_id: account.id, ...act })
}

/** Another account may take the email first. */
async function refusingTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, 'accounts_email')) throw error
    return refuse('email_taken', { errors: { email: getEmailTaken() } })
  }
}
