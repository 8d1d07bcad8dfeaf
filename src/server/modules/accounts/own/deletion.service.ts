import { sql } from 'kysely'
import { deleteAccount, type verifyDeleteAccount } from '#contract/accounts/account-recovery.ts'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { removeFilesOf } from '#server/modules/media/files.service.ts'
import { removeOriginalsOf } from '#server/modules/media/media.service.ts'
import { transact, type Tx } from '#server/platform/database/db.ts'
import type { Client } from '#server/platform/http/call.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import { forgetMessages } from '#server/platform/messages.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import { accountDeleted } from '../accounts.events.ts'
import { setAvatar } from '../accounts.service.ts'
import type { AccountRow } from '../accounts.view.ts'
import { lockCodeRequest, selectRequestedAccount } from '../codes/code-requests.queries.ts'
import { openCodeRequest, tryRequestedCode } from '../codes/code-requests.service.ts'
import { selectUnfinished } from './deletion.queries.ts'
import { whyBusy } from './deletion.rules.ts'
import { accountDeletedMail } from '../auth/recovery.messages.ts'
import { lockAccount } from '../auth/recovery.queries.ts'
import type { AccountParts } from '../registration/registration.service.ts'
import { hashToken } from '../auth/secrets.ts'
import { checkPassword } from '../auth/sign-in.service.ts'
import { chooseRecipient } from '../codes/verification.rules.ts'
import { refuseUnlessRight } from '../codes/verification.service.ts'

/** Sends the code that deletes an account. */
export async function askToDelete(
  { db, ...settings }: AccountParts,
  given: OperationValues<typeof verifyDeleteAccount>,
  client: Client,
): Promise<OperationReply<typeof verifyDeleteAccount>> {
  const account = await checkPassword({ db, ...settings }, { ...given, type: 'user' }, client)
  const { id, type, email, phone_number } = account
  const to = chooseRecipient(account, settings.sends)
  const sent = await transact(db, async (tx) => {
    await refuseBusy(tx, id)
    return openCodeRequest(tx, settings, {
      purpose: 'delete_account',
      account_type: type,
      account_id: id,
      ...to,
    })
  })
  const where = to.channel === 'email' ? email : `your phone number ending in ${phone_number.slice(-3)}`
  return { message: `We’ve sent a 6-digit code to ${where}. It works for 10 minutes.`, ...sent }
}

/** Deletes the account whose owner has the code. An unknown token answers as an old code does. */
export async function deleteOwnAccount(
  { db }: Pick<AccountParts, 'db'>,
  { email, code, request_token }: OperationValues<typeof deleteAccount>,
): Promise<void> {
  const token_hash = hashToken(request_token)
  const verdict = await transact(db, async (tx) => {
    const account_id = await selectRequestedAccount(tx, token_hash)
    const account = account_id === null ? undefined : await lockAccount(tx, account_id)
    const request = await lockCodeRequest(tx, token_hash)
    const is_theirs = account?.status === 'active' && account.email === email
    if (!is_theirs || request?.purpose !== 'delete_account') refuse(deleteAccount, 'code_expired')
    const tried = await tryRequestedCode(tx, request, code)
    if (tried.outcome === 'right')
      await remove(tx, account, { deleted_by: account.id, reason: 'By its owner.' })
    return tried
  })
  refuseUnlessRight(deleteAccount, verdict)
}

interface Deletion {
  deleted_by: number
  reason: string
}

/** Deletes an account for its owner or an admin, unless it still has something to see through. */
export async function removeAccount(tx: Tx, account_id: number, deletion: Deletion): Promise<void> {
  const account = await lockAccount(tx, account_id)
  if (!account || account.status === 'deleted') refuse(deleteAccount, 'not_found')
  await remove(tx, account, deletion)
}

/** Nothing personal stays of a locked account; what it had on the market follows from the fact. */
async function remove(tx: Tx, account: AccountRow, deletion: Deletion): Promise<void> {
  const { id: account_id, email } = account
  const by_support = deletion.deleted_by !== account_id
  await refuseBusy(tx, account_id)
  await setAvatar(tx, account_id, null)
  await removeFilesOf(tx, account_id)
  await removeOriginalsOf(tx, account_id)
  await tx.updateTable('accounts').set(nobody).where('id', '=', account_id).execute()
  await tx
    .insertInto('account_deletions')
    .values({ account_id, ...deletion, at: sql<Date>`clock_timestamp()` })
    .execute()
  await forgetSecrets(tx, account)
  await forgetMessages(tx, account_id)
  await writeMessage(tx, account_id, accountDeletedMail(email, by_support ? deletion.reason : null))
  await publishTopic(tx, `seller:${account_id}`)
  await recordEvent(tx, accountDeleted, { account_id })
}

async function refuseBusy(tx: Tx, account_id: number): Promise<void> {
  const message = whyBusy(await selectUnfinished(tx, account_id))
  if (message) refuse(deleteAccount, 'account_busy', { message })
}

/** What is left of whoever has gone. */
const nobody = {
  status: 'deleted' as const,
  first_name: 'Deleted',
  last_name: 'member',
  display_name: 'Deleted member',
  email: '',
  email_verified_at: null,
  phone_number: '',
  phone_verified_at: null,
  password_hash: '',
  country: '',
  region: null,
  suburb: null,
  address: '',
  about: '',
  trading_name: null,
  nzbn: null,
  gst_number: null,
  trader_number: null,
  agency_licence: null,
  registration_token_hash: null,
  two_factor_since: null,
  last_seen_at: null,
}

/** Sessions with their push tokens, codes, resets and the second factor. */
async function forgetSecrets(tx: Tx, { id, email, phone_number }: AccountRow): Promise<void> {
  await tx.deleteFrom('account_devices').where('account_id', '=', id).execute()
  const sessions = await tx.deleteFrom('sessions').where('account_id', '=', id).returning('id').execute()
  for (const session of sessions) await publishTopic(tx, `session:${session.id}`)
  await tx.deleteFrom('code_requests').where('account_id', '=', id).execute()
  await tx
    .deleteFrom('code_requests')
    .where('account_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('target', '=', email),
        // A number that others have too is theirs as well.
        eb('target', '=', phone_number).and(
          eb.not(eb.exists(eb.selectFrom('accounts').select('id').where('phone_number', '=', phone_number))),
        ),
      ]),
    )
    .execute()
  await tx.deleteFrom('verification_codes').where('account_id', '=', id).execute()
  await tx.deleteFrom('sign_in_challenges').where('account_id', '=', id).execute()
  await tx.deleteFrom('password_resets').where('account_id', '=', id).execute()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', id).execute()
  await tx.deleteFrom('two_factors').where('account_id', '=', id).execute()
  await tx.deleteFrom('payment_details').where('account_id', '=', id).execute()
  await tx.deleteFrom('known_devices').where('account_id', '=', id).execute()
}
