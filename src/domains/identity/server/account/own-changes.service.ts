import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { CodeSettings } from '../codes/codes.service.ts'
import type { AccountRow } from './account.view.ts'
import { readPhoneNumber, smsProblem } from './phone-numbers.rules.ts'

export { readPhoneNumber } from './phone-numbers.rules.ts'

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

export async function forgetSecrets(
  tx: Tx,
  { id, email, phone_number: phoneNumber }: AccountRow,
): Promise<void> {
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
        // A number shared with another account is theirs as well.
        eb('target', '=', phoneNumber).and(
          eb.not(eb.exists(eb.selectFrom('accounts').select('id').where('phone_number', '=', phoneNumber))),
        ),
      ]),
    )
    .execute()
  await tx.deleteFrom('verification_codes').where('account_id', '=', id).execute()
  await tx.deleteFrom('sign_in_challenges').where('account_id', '=', id).execute()
  await tx.deleteFrom('password_resets').where('account_id', '=', id).execute()
  await tx.deleteFrom('recovery_codes').where('account_id', '=', id).execute()
  await tx.deleteFrom('two_factors').where('account_id', '=', id).execute()
  await tx.deleteFrom('known_devices').where('account_id', '=', id).execute()
}

export function parsePhoneNumber(typed: string): string {
  const reading = readPhoneNumber(typed)
  if ('problem' in reading) refuse('validation_failed', { errors: { phone_number: reading.problem } })
  return reading.phone_number
}

export function parseProvableNumber(typed: string, { sends }: Pick<CodeSettings, 'sends'>): string {
  const phoneNumber = parsePhoneNumber(typed)
  const problem = sends.sms ? smsProblem(phoneNumber) : null
  if (problem) refuse('validation_failed', { errors: { phone_number: problem } })
  return phoneNumber
}
