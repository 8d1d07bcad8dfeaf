import { sql } from 'kysely'
import type { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { removeOwnerFiles } from '#domains/media/server/files.service.ts'
import { removeOwnerOriginals } from '#domains/media/server/media.service.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { forgetMessages } from '#platform/server/messages.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { accountDeleted } from '../accounts.events.ts'
import { setAvatar } from '../profile/profile.service.ts'
import {
  type AccountRow,
  lockAccount,
  updateAccount,
} from '#domains/identity/server/account/account.service.ts'
import {
  lockCodeRequest,
  selectRequestedAccount,
  openCodeRequest,
  tryRequestedCode,
  chooseRecipient,
} from '#domains/identity/server/codes/code-requests.service.ts'
import { selectUnfinished } from './deletion.queries.ts'
import { judgeDeletion } from './deletion.rules.ts'
import { accountDeletedMail } from '../accounts.messages.ts'
import { type AccountParts, refuseUnlessRight } from '#domains/identity/server/codes/codes.service.ts'
import { hashToken } from '#domains/identity/server/password/secrets.service.ts'
import { checkPassword } from '#domains/identity/server/sign-in/sign-in.service.ts'
import { forgetSecrets } from '#domains/identity/server/account/own-changes.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/accounts/texts.ts'

export async function requestDeletion(
  { db, ...settings }: AccountParts,
  given: OperationValues<typeof verifyDeleteAccount>,
  client: Client,
): Promise<OperationReply<typeof verifyDeleteAccount>> {
  const account = await checkPassword({ db, ...settings }, { ...given, type: 'user' }, client)
  const { id, type, email, phone_number: phoneNumber } = account
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
  const message =
    to.channel === 'email'
      ? t.weve_sent_a_code_to_your_email({ email })
      : t.weve_sent_a_code_to_your_phone({ last_digits: phoneNumber.slice(-3) })
  return { message, ...sent }
}

/** An unknown token answers like an expired code. */
export async function deleteOwnAccount(
  { db }: Pick<AccountParts, 'db'>,
  { email, code, request_token: requestToken }: OperationValues<typeof deleteAccount>,
): Promise<void> {
  const tokenHash = hashToken(requestToken)
  const verdict = await transact(db, async (tx) => {
    const accountId = await selectRequestedAccount(tx, tokenHash)
    const account = accountId === null ? undefined : await lockAccount(tx, accountId)
    const request = await lockCodeRequest(tx, tokenHash)
    const isTheirs = account?.status === 'active' && account.email === email
    if (!isTheirs || request?.purpose !== 'delete_account') refuse('code_expired')
    const tried = await tryRequestedCode(tx, request, code)
    if (tried.outcome === 'right')
      await remove(tx, account, { deleted_by: account.id, reason: t.by_its_owner() })
    return tried
  })
  refuseUnlessRight(verdict)
}

interface Deletion {
  deleted_by: AccountId
  reason: string
}

export async function removeAccount(tx: Tx, accountId: AccountId, deletion: Deletion): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (!account || account.status === 'deleted') refuse('not_found')
  await remove(tx, account, deletion)
}

/** Event handlers clean up what the account had on the market. */
async function remove(tx: Tx, account: AccountRow, deletion: Deletion): Promise<void> {
  const { id: accountId, email } = account
  const bySupport = deletion.deleted_by !== accountId
  await refuseBusy(tx, accountId)
  await setAvatar(tx, accountId, null)
  await removeOwnerFiles(tx, accountId)
  await removeOwnerOriginals(tx, accountId)
  await updateAccount(tx, accountId, getNobody())
  await tx
    .insertInto('account_deletions')
    .values({ account_id: accountId, ...deletion, at: sql<Date>`clock_timestamp()` })
    .execute()
  await forgetSecrets(tx, account)
  await tx.deleteFrom('payment_details').where('account_id', '=', accountId).execute()
  await forgetMessages(tx, accountId)
  await writeMessage(tx, accountId, accountDeletedMail(email, bySupport ? deletion.reason : null))
  await publishTopic(tx, `seller:${accountId}`)
  await recordEvent(tx, accountDeleted, { account_id: accountId })
}

export async function refuseBusy(tx: Tx, accountId: AccountId): Promise<void> {
  refuseRejected(judgeDeletion(await selectUnfinished(tx, accountId)), 'account_busy')
}

const getNobody = makeTexts(() => ({
  status: 'deleted' as const,
  first_name: t.deleted(),
  last_name: 'member',
  display_name: t.deleted_member(),
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
  finance_is_offered: false,
  registration_token_hash: null,
  two_factor_since: null,
  last_seen_at: null,
}))
