import { sql } from 'kysely'
import type { UnfinishedRegistration } from '#platform/common/refusals.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from '../account/account.view.ts'
import type { CodeSettings } from '../codes/code-sending.service.ts'
import { describeSentCode } from '../codes/verification.service.ts'
import { hashToken, newToken } from '../password/secrets.service.ts'

export async function reopenRegistration(
  tx: Tx,
  { id }: AccountRow,
  settings: CodeSettings,
): Promise<UnfinishedRegistration | undefined> {
  const registrationToken = newToken()
  const open = await tx
    .updateTable('accounts')
    .set({
      registration_token_hash: hashToken(registrationToken),
      member_since: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
  if (!open) return undefined
  return {
    id,
    registration_token: registrationToken,
    ...describeSentCode(open, settings),
    is_verified: open.proven_at !== null,
  }
}
