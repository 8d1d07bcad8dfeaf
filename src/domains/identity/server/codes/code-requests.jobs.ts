import { transact, type Tx } from '#platform/server/database/db.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { selectAccount } from '../account/account.queries.ts'
import { getCallingCode } from '../account/phone-numbers.rules.ts'
import type { AccountRow } from '../account/account.view.ts'
import { codeSettings } from './code-sending.service.ts'
import { lockUnsentCode, selectByContact, type CodeRequestRow } from './code-requests.queries.ts'
import { noCodeMessage, requestedCodeMessage, type NoCodeReason } from '../auth.messages.ts'
import { hashCode, newCode } from '../password/secrets.service.ts'
import { chooseRecipient } from './verification.rules.ts'

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
