import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { verifyEmailMail } from '../auth.messages.ts'
import type { AccountParts } from '../codes/code-sending.service.ts'
import type { AccountRow } from './account.view.ts'

/** A member who registered by email alone has verified it already. */
export async function requestEmailVerification(
  tx: Tx,
  account: AccountRow,
  { sends, publicUrl }: Pick<AccountParts, 'sends' | 'publicUrl'>,
): Promise<void> {
  if (!sends.email || account.email_verified_at !== null) return
  await writeMessage(tx, account.id, verifyEmailMail(account, publicUrl))
}
