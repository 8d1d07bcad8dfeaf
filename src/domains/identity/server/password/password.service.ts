import { sql } from 'kysely'
import type { changePassword, confirmPassword } from '#domains/identity/common/passwords.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller, Client } from '#platform/server/http/call.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'

import { selectAccount } from '../account/account.queries.ts'
import type { AccountRow } from '../account/account.view.ts'
import { endCodeRequests } from '../codes/code-requests.service.ts'
import { lockOwnAccount } from '../account/account.service.ts'
import { recordOwnChange } from '../account/own-changes.service.ts'
import { describeRemainingAccess, type OtherAccess } from './other-access.service.ts'
import { revokeAccess } from './recovery.service.ts'
import { hashPassword, isPassword } from './secrets.service.ts'
import { passwordChangedMail } from '../auth.messages.ts'
import { admitTry } from '../sign-in/sign-in.service.ts'
import * as t from '#domains/identity/texts.ts'

const passwordStaysFresh = sql`interval '10 minutes'`

export async function refuseStalePassword(db: Db, { session_id: sessionId }: Caller): Promise<void> {
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('password_given_at', '>', sql<Date>`clock_timestamp() - ${passwordStaysFresh}`)
    .executeTakeFirst()
  if (!fresh) throw new Refusal('password_needed')
}

/**
 * Wrong ones count like those of signing in, so a stolen session is no better place to guess.
 * @param field the field of the call that holds the password
 */
export async function provePassword(
  db: Db,
  caller: Caller,
  given: { password: string; field: string },
  client: Client,
): Promise<AccountRow> {
  const account = await selectAccount(db, caller.id)
  const { type, email, password_hash: passwordHash } = account
  const failureId = await transact(db, (tx) => admitTry(tx, { type, email, address: client.address }))
  if (!(await isPassword(given.password, passwordHash))) refuseWrong(given.field)
  await transact(db, (tx) => tx.deleteFrom('sign_in_failures').where('id', '=', failureId).execute())
  return account
}

/** Refuses if the password was changed since it was checked. */
export async function lockProven(tx: Tx, proven: AccountRow, field: string): Promise<AccountRow> {
  const account = await lockOwnAccount(tx, proven.id)
  if (account.password_hash !== proven.password_hash) refuseWrong(field)
  return account
}

function refuseWrong(field: string): never {
  throw new Refusal('password_wrong', { errors: { [field]: t.thats_not_your_password() } })
}

/**
 * Ends every other session and every pending code. Keys and teams remain, since the caller knew the
 * password: the email lists them.
 */
export async function changeOwnPassword(
  { db, publicUrl, otherAccess }: { db: Db; publicUrl: string; otherAccess: OtherAccess[] },
  caller: Caller,
  { current_password: currentPassword, password }: OperationValues<typeof changePassword>,
  client: Client,
): Promise<void> {
  const field = 'current_password'
  const proven = await provePassword(db, caller, { password: currentPassword, field }, client)
  if (password === currentPassword) {
    refuse('validation_failed', {
      errors: { password: t.thats_your_current_password_choose_a() },
    })
  }
  const passwordHash = await hashPassword(password)
  await transact(db, async (tx) => {
    const account = await lockProven(tx, proven, field)
    await tx
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .execute()
    await recordOwnChange(tx, account, 'password-changed')
    await recordPasswordChange(tx, caller.session_id)
    await revokeAccess(tx, account.id, caller.session_id)
    await endCodeRequests(tx, { account_id: account.id })
    const remaining = await describeRemainingAccess(tx, account.id, otherAccess)
    await writeMessage(tx, account.id, passwordChangedMail(account, publicUrl, remaining))
  })
}

export async function confirmOwnPassword(
  db: Db,
  caller: Caller,
  { password }: OperationValues<typeof confirmPassword>,
  client: Client,
): Promise<OperationReply<typeof confirmPassword>> {
  await provePassword(db, caller, { password, field: 'password' }, client)
  const until = await transact(db, (tx) => recordPasswordChange(tx, caller.session_id))
  return { until: until.toISOString() }
}

/** @returns until when the password needn't be entered again in this session */
async function recordPasswordChange(tx: Tx, sessionId: number): Promise<Date> {
  const { until } = await tx
    .updateTable('sessions')
    .set({ password_given_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .returning(sql<Date>`password_given_at + ${passwordStaysFresh}`.as('until'))
    .executeTakeFirstOrThrow()
  return until
}
