import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import type { AccountRow } from './account.view.ts'

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
