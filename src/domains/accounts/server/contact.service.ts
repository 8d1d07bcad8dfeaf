import { sql } from 'kysely'
import type { changeContact, confirmContact } from '#domains/accounts/common/contact.ts'
import type { Account } from '#domains/accounts/common/accounts.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { isUniqueViolation, transact, type Tx } from '#platform/server/database/db.ts'
import type { Caller, Client } from '#platform/server/http/call.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { refuse } from '#platform/server/refusal.ts'
import { recordAccountChange } from '#domains/identity/server/sessions/account-changes.service.ts'
import {
  viewAccount,
  type AccountRow,
  updateAccount,
  lockOwnAccount,
} from '#domains/identity/server/account/account.service.ts'
import { recordOwnChange, parseProvableNumber } from '#domains/identity/server/account/own-changes.service.ts'
import {
  type CodeSettings,
  type AccountParts,
  refuseUnlessRight,
} from '#domains/identity/server/codes/codes.service.ts'
import {
  lockCodeRequest,
  type CodeRequestRow,
  openCodeRequest,
  tryRequestedCode,
} from '#domains/identity/server/codes/code-requests.service.ts'
import { lockProven, provePassword } from '#domains/identity/server/password/password.service.ts'
import { endContact } from '#domains/identity/server/password/recovery.service.ts'
import { contactMovedMessage, phoneChangedMail } from './accounts.messages.ts'
import { hashToken } from '#domains/identity/server/password/secrets.service.ts'
import * as t from '#domains/accounts/texts.ts'

/**
 * The answer doesn't tell whether somebody else has the address: its owner is notified instead of
 * getting a code.
 */
export async function requestContactChange(
  { db, ...settings }: AccountParts,
  caller: Caller,
  { password, ...typed }: OperationValues<typeof changeContact>,
  client: Client,
): Promise<OperationReply<typeof changeContact>> {
  const proven = await provePassword(db, caller, { password, field: 'password' }, client)
  const wanted = wantedContact(typed, proven, settings)
  const sent = await transact(db, async (tx) => {
    const { id: accountId, type: accountType } = await lockProven(tx, proven, 'password')
    return openCodeRequest(tx, settings, { account_id: accountId, account_type: accountType, ...wanted })
  })
  return { target: wanted.target, ...sent }
}

type ContactChange = Pick<CodeRequestRow, 'purpose' | 'channel' | 'target'> &
  Partial<Pick<CodeRequestRow, 'new_phone_number'>>

/** If no SMS can be sent, a code by email confirms a new phone number, which stays unverified. */
function wantedContact(
  typed: { email?: string | undefined; phone_number?: string | undefined },
  account: AccountRow,
  { sends }: Pick<CodeSettings, 'sends'>,
): ContactChange {
  if ((typed.email === undefined) === (typed.phone_number === undefined)) {
    const problem = t.give_either_a_new_email_or_a_new_phone()
    return refuse('validation_failed', { errors: { email: problem, phone_number: problem } })
  }
  if (typed.email !== undefined) {
    if (typed.email === account.email && account.email_verified_at)
      refuseSame('email', t.thats_already_the_email_on_your())
    return { purpose: 'change_email', channel: 'email', target: typed.email }
  }
  const target = parseProvableNumber(must(typed.phone_number, 'phone_number'), { sends })
  if (target === account.phone_number && (account.phone_verified_at || !sends.sms))
    refuseSame('phone_number', t.thats_already_the_phone_number_on_your())
  if (sends.sms) return { purpose: 'change_phone', channel: 'sms', target }
  return { purpose: 'change_phone', channel: 'email', target: account.email, new_phone_number: target }
}

function refuseSame(field: string, problem: string): never {
  return refuse('validation_failed', { errors: { [field]: problem } })
}

export async function confirmOwnContact(
  { db, publicUrl }: Pick<AccountParts, 'db' | 'publicUrl'>,
  caller: Caller,
  { request_token: requestToken, code }: OperationValues<typeof confirmContact>,
): Promise<Account> {
  const tried = transact(db, async (tx) => {
    const before = await lockOwnAccount(tx, caller.id)
    const request = await lockCodeRequest(tx, hashToken(requestToken))
    if (!request || request.account_id !== before.id || !isMove(request)) {
      return refuse('code_expired')
    }
    const verdict = await tryRequestedCode(tx, request, code)
    if (verdict.outcome !== 'right') return { verdict }
    return { verdict, account: await move(tx, { before, request, publicUrl }) }
  })
  const { verdict, account } = await tried.catch((error: unknown) => {
    if (isUniqueViolation(error, 'accounts_email')) return refuse('email_taken')
    throw error
  })
  refuseUnlessRight(verdict)
  return await viewAccount(db, must(account, 'account'), caller.session_id)
}

const isMove = ({ purpose }: CodeRequestRow) => purpose === 'change_email' || purpose === 'change_phone'

interface Move {
  before: AccountRow
  request: CodeRequestRow
  publicUrl: string
}

async function move(tx: Tx, { before, request, publicUrl }: Move): Promise<AccountRow> {
  const moved = { type: before.type, publicUrl }
  const after = await updateAccount(tx, before.id, provenBy(request))
  if (after.email !== before.email) {
    await recordAccountChange(tx, before.id, 'email')
    await recordOwnChange(tx, before, 'email-changed', {
      before: { email: before.email },
      after: { email: after.email },
    })
    await endContact(tx, before, before.email)
    await writeMessage(tx, before.id, contactMovedMessage({ channel: 'email', target: before.email }, moved))
  }
  if (after.phone_number !== before.phone_number) {
    await recordAccountChange(tx, before.id, 'phone_number')
    await recordOwnChange(tx, before, 'phone-changed', {
      before: { phone_number: before.phone_number },
      after: { phone_number: after.phone_number },
    })
    await endContact(tx, before, before.phone_number)
    await writeMessage(
      tx,
      before.id,
      request.channel === 'sms'
        ? contactMovedMessage({ channel: 'sms', target: before.phone_number }, moved)
        : phoneChangedMail(before.email, moved),
    )
  }
  return after
}

function provenBy({ purpose, channel, target, new_phone_number: newPhoneNumber }: CodeRequestRow) {
  const now = sql<Date>`clock_timestamp()`
  if (purpose === 'change_email') return { email: target, email_verified_at: now }
  if (channel === 'sms') return { phone_number: target, phone_verified_at: now }
  return {
    phone_number: must(newPhoneNumber, 'new_phone_number'),
    phone_verified_at: null,
    email_verified_at: now,
    proves_by: 'email' as const,
  }
}
