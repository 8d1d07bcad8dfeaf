import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from './account.view.ts'

type OwnChange =
  | 'email-changed'
  | 'phone-changed'
  | 'password-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-renewed'

type Values = Partial<Pick<AccountRow, 'email' | 'phone_number'>>

/** Only admins' own changes are logged, not members'. */
export async function recordOwnChange(
  tx: Tx,
  { id, type }: Pick<AccountRow, 'id' | 'type'>,
  what: OwnChange,
  values: { before?: Values; after?: Values } = {},
): Promise<void> {
  if (type !== 'admin') return
  await recordAudit(tx, {
    actor_id: id,
    action: `account.own-${what}`,
    subject_kind: 'account',
    subject_id: id,
    ...values,
  })
}
