import { sql } from 'kysely'
import { changeContact, confirmContact } from '#contract/account-settings.ts'
import type { Account } from '#contract/accounts.ts'
import type { OperationReply, OperationValues } from '#contract/operation.ts'
import { isUniqueViolation, transact, type Tx } from '#server/platform/db.ts'
import type { Caller, Client } from '#server/platform/http/call.ts'
import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import { refuse, refuseCommon } from '#server/platform/refusal.ts'
import { noteAccountChange } from './account-changes.service.ts'
import { viewAccount, type AccountRow } from './accounts.view.ts'
import { lockCodeRequest, type CodeRequestRow } from './code-requests.queries.ts'
import { openCodeRequest, tryRequestedCode } from './code-requests.service.ts'
import { lockOwnAccount } from './own-account.service.ts'
import { lockProven, provePassword } from './password.service.ts'
import { endContact } from './recovery.service.ts'
import { phoneNumberOf, type AccountParts } from './registration.service.ts'
import { contactMovedMessage } from './settings.messages.ts'
import { hashToken } from './secrets.ts'
import { refuseUnlessRight } from './verification.service.ts'

/**
 * Sends a code to where the account is to be reached from now on. Whether somebody else is reached there already is not
 * told here: who owns the address hears it instead of a code.
 */
export async function askForContact(
  { db, ...settings }: AccountParts,
  caller: Caller,
  { password, ...typed }: OperationValues<typeof changeContact>,
  client: Client,
): Promise<OperationReply<typeof changeContact>> {
  const proven = await provePassword(db, caller, { password, field: 'password' }, client)
  const wanted = wantedContact(typed, proven)
  const sent = await transact(db, async (tx) => {
    const { id: account_id, type: account_type } = await lockProven(tx, proven, 'password')
    return openCodeRequest(tx, settings, { account_id, account_type, ...wanted })
  })
  return { target: wanted.target, ...sent }
}

type Wanted = Pick<CodeRequestRow, 'purpose' | 'channel' | 'target'>

/** The one of the two that was typed, unless it is what the account has. */
function wantedContact(
  typed: { email?: string | undefined; phone_number?: string | undefined },
  account: AccountRow,
): Wanted {
  if ((typed.email === undefined) === (typed.phone_number === undefined)) {
    const problem = 'Give either a new email or a new phone number.'
    return refuseCommon('validation_failed', { errors: { email: problem, phone_number: problem } })
  }
  if (typed.email !== undefined) {
    if (typed.email === account.email) refuseSame('email', 'That is the email your account has now.')
    return { purpose: 'change_email', channel: 'email', target: typed.email }
  }
  const target = phoneNumberOf(typed.phone_number!)
  if (target === account.phone_number)
    refuseSame('phone_number', 'That is the phone number your account has now.')
  return { purpose: 'change_phone', channel: 'sms', target }
}

function refuseSame(field: string, problem: string): never {
  return refuseCommon('validation_failed', { errors: { [field]: problem } })
}

/** Takes the new email or phone over, once the code that went there is given. */
export async function confirmOwnContact(
  { db, public_url }: Pick<AccountParts, 'db' | 'public_url'>,
  caller: Caller,
  { request_token, code }: OperationValues<typeof confirmContact>,
): Promise<Account> {
  const tried = transact(db, async (tx) => {
    const before = await lockOwnAccount(tx, caller.id)
    const request = await lockCodeRequest(tx, hashToken(request_token))
    if (!request || request.account_id !== before.id || !isMove(request)) {
      return refuse(confirmContact, 'code_expired')
    }
    const verdict = await tryRequestedCode(tx, request, code)
    if (verdict.outcome !== 'right') return { verdict }
    return { verdict, account: await move(tx, { before, request, public_url }) }
  })
  const { verdict, account } = await tried.catch((error: unknown) => {
    if (isUniqueViolation(error, 'accounts_email')) return refuse(confirmContact, 'email_taken')
    throw error
  })
  refuseUnlessRight(confirmContact, verdict)
  return viewAccount(account!)
}

const isMove = ({ purpose }: CodeRequestRow) => purpose === 'change_email' || purpose === 'change_phone'

interface Move {
  before: AccountRow
  request: CodeRequestRow
  public_url: string
}

/** Where the account was reached before no longer opens it, also by what was begun there. */
async function move(tx: Tx, { before, request: { channel, target }, public_url }: Move): Promise<AccountRow> {
  const now = sql<Date>`clock_timestamp()`
  const after = await tx
    .updateTable('accounts')
    .set(
      channel === 'email'
        ? { email: target, email_verified_at: now }
        : { phone_number: target, phone_verified_at: now },
    )
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const left = { channel, target: channel === 'email' ? before.email : before.phone_number }
  await noteAccountChange(tx, before.id, channel === 'email' ? 'email' : 'phone_number')
  await endContact(tx, before, left.target)
  await writeMessage(tx, contactMovedMessage(left, public_url))
  return after
}
