import { sql } from 'kysely'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { selectAccount } from './account/account.queries.ts'
import type { AccountRow } from './account/account.view.ts'
import { getCallingCode } from './account/phone-numbers.rules.ts'
import { noCodeMessage, requestedCodeMessage, type NoCodeReason } from './auth.messages.ts'
import { lockUnsentCode, selectByContact, type CodeRequestRow } from './codes/code-requests.queries.ts'
import { chooseRecipient } from './codes/codes.rules.ts'
import { codeSettings } from './codes/codes.service.ts'
import { hashCode, newCode } from './password/secrets.service.ts'

/** A worker looks the account up and sends the code, so that the call takes as long for an unknown address. */
export const sendRequestedCodeTask = task<{ code_id: number }>({
  name: 'send_requested_code',
  run: ({ code_id: codeId }, { config, db }) =>
    transact(db, async (tx) => {
      const request = await lockUnsentCode(tx, codeId)
      if (!request) return
      const { account, reason } = await findRecipient(tx, request)
      if (reason) {
        await writeMessage(tx, account?.id ?? null, noCodeMessage(request, reason))
        return
      }
      if (!account) return
      const to =
        request.purpose === 'reset_password' && request.channel === 'email'
          ? chooseRecipient(account, codeSettings(config).sends)
          : request
      const code = newCode(6)
      await tx
        .updateTable('verification_codes')
        .set({
          code_hash: hashCode(code),
          calling_code: to.channel === 'sms' ? getCallingCode(to.target) : null,
        })
        .where('id', '=', codeId)
        .execute()
      await tx
        .updateTable('code_requests')
        .set({ account_id: account.id, sent_by: to.channel })
        .where('id', '=', request.id)
        .execute()
      await writeMessage(tx, account.id, requestedCodeMessage(to, request.purpose, code))
    }),
})

interface Recipient {
  account?: AccountRow | undefined
  reason?: NoCodeReason
}

async function findRecipient(tx: Tx, request: CodeRequestRow): Promise<Recipient> {
  const [account, other] = await selectByContact(tx, request)
  if (request.purpose === 'change_email' && account && account.id !== request.account_id) {
    return { account, reason: 'email_taken' }
  }
  if (request.account_id !== null) return { account: await selectAccount(tx, request.account_id) }
  if (other) return { reason: 'shared_phone' }
  return account?.status === 'suspended' ? { account, reason: 'suspended' } : { account }
}

const ago = (interval: string) => sql<Date>`clock_timestamp() - ${interval}::interval`

export const forgetOldAccountTracesTask = task({
  name: 'forget_old_account_traces',
  every: 'day',
  run: (_payload, { db }) =>
    transact(db, async (tx) => {
      await tx.deleteFrom('verification_codes').where('sent_at', '<', ago('2 days')).execute()
      await tx
        .deleteFrom('accounts')
        .where('status', '=', 'pending')
        .where('member_since', '<', ago('2 days'))
        .execute()
      await tx.deleteFrom('code_requests').where('begun_at', '<', ago('2 days')).execute()
      await tx.deleteFrom('code_failures').where('at', '<', ago('2 days')).execute()
      await tx.deleteFrom('sign_in_challenges').where('begun_at', '<', ago('2 days')).execute()
      await tx.deleteFrom('password_resets').where('begun_at', '<', ago('30 days')).execute()
      await tx.deleteFrom('sign_in_failures').where('at', '<', ago('1 day')).execute()
      await tx.deleteFrom('account_devices').where('last_seen_at', '<', ago('30 days')).execute()
      await tx.deleteFrom('account_changes').where('at', '<', ago('30 days')).execute()
      await tx.deleteFrom('known_devices').where('last_seen_at', '<', ago('400 days')).execute()
      await tx.deleteFrom('sessions').where('expires_at', '<', ago('90 days')).execute()
    }),
})

export const authTasks = [sendRequestedCodeTask, forgetOldAccountTracesTask]
