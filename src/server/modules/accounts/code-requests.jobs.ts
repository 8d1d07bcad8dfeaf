import { transact, type Tx } from '#server/platform/db.ts'
import { task } from '#server/platform/jobs.ts'
import { writeMessage } from '#server/modules/settings/message-texts.service.ts'
import { lockUnsentCode, selectByContact, type CodeRequestRow } from './code-requests.queries.ts'
import { noCodeMessage, requestedCodeMessage, type NoCodeReason } from './recovery.messages.ts'
import { hashCode, newCode } from './secrets.ts'

/**
 * Makes a code and sends it, if there is anybody to send it to. A worker looks that up, not the call: so the call
 * takes as long for an address that nobody has.
 */
export const sendRequestedCodeTask = task<{ code_id: number }>({
  name: 'send_requested_code',
  run: ({ code_id }, { db }) =>
    transact(db, async (tx) => {
      const request = await lockUnsentCode(tx, code_id)
      if (!request) return
      const account = await findRecipient(tx, request)
      if (!account) return
      if (typeof account === 'string') {
        await writeMessage(tx, noCodeMessage(request, account))
        return
      }
      const code = newCode(6)
      await tx
        .updateTable('verification_codes')
        .set({ code_hash: hashCode(code) })
        .where('id', '=', code_id)
        .execute()
      await tx
        .updateTable('code_requests')
        .set({ account_id: account.id })
        .where('id', '=', request.id)
        .execute()
      await writeMessage(tx, requestedCodeMessage(request, request.purpose, code))
    }),
})

/** The account a code is for, or why there is none for it, or nothing where nobody is meant. */
async function findRecipient(
  tx: Tx,
  request: CodeRequestRow,
): Promise<{ id: number } | NoCodeReason | undefined> {
  const [account, other] = await selectByContact(tx, request)
  if (request.purpose === 'change_email' && account && account.id !== request.account_id) return 'email_taken'
  if (request.account_id !== null) return { id: request.account_id }
  if (other) return 'shared_phone'
  return account?.status === 'suspended' ? 'suspended' : account
}
