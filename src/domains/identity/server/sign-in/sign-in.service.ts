import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { signIn } from '#domains/identity/common/auth.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { UnfinishedRegistration } from '#platform/common/refusals.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Tx, transact, type Db } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { limitKey } from '#platform/server/http/limits/client-address.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import { refuse } from '#platform/server/refusal.ts'
import { type AccountRow, viewAccount } from '../account/account.view.ts'
import { startSession } from '../auth.service.ts'
import { type CodeSettings, describeSentCode } from '../codes/codes.service.ts'
import { hashToken, newToken, isPassword } from '../password/secrets.service.ts'
import { beginSecondStep } from '../two-factor/second-step.service.ts'
import { limitedEntry, readSuspensionReason, reopenWhenOver } from './limited-entry.service.ts'
import { lockAccount, knowsAddress, selectForSignIn, selectWrongPasswords } from './sign-in.queries.ts'
import { guessingWindowMs, waitForNextPassword } from './sign-in.rules.ts'
import * as t from '#domains/identity/texts.ts'

async function reopenRegistration(
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

/** A wrong password and an unknown account get the same answer in the same time. */
export async function signInByPassword(
  parts: SignInParts,
  { firebase_token: pushSubscription, ...given }: OperationValues<typeof signIn>,
  client: Client,
): Promise<OperationReply<typeof signIn>> {
  const { db } = parts
  const account = await matchPassword(parts, given, client)
  if (account.status === 'suspended') return await enterSuspended(db, account, client)
  const begun = await transact(db, async (tx) => {
    // Changed or suspended since it was read: either ends the existing sessions.
    const now = await lockAccount(tx, account)
    if (!now) refuse('invalid_credentials')
    if (now.two_factor_since) {
      return { otp_required: true as const, challenge: await beginSecondStep(tx, now.id, pushSubscription) }
    }
    const session = await startSession(tx, now.id, now.type, {
      ...client,
      push_subscription: pushSubscription,
    })
    return { ...session, account: now }
  })
  if (begun.otp_required) return begun
  // Runs after the commit: the account is locked no longer than its sign-in takes.
  const { token, session_id: sessionId, started_at: startedAt, account: now } = begun
  return { token, user: await viewAccount(db, now, sessionId), server_time: startedAt.toISOString() }
}

type SignInParts = CodeSettings & { db: Db }

interface Credentials {
  email: string
  type: 'user' | 'admin'
  password: string
}

/** They see the reason and may appeal. A second factor comes first. */
async function enterSuspended(
  db: Db,
  account: AccountRow,
  client: Client,
): Promise<OperationReply<typeof signIn>> {
  if (!account.two_factor_since) refuse('account_suspended', await limitedEntry(db, account, client))
  const challenge = await transact(db, (tx) => beginSecondStep(tx, account.id, undefined))
  return { otp_required: true, challenge }
}

/** Returns the active account with this password; refuses all others alike. */
export async function checkPassword(
  parts: SignInParts,
  credentials: Credentials,
  client: Pick<Client, 'address'>,
): Promise<AccountRow> {
  const account = await matchPassword(parts, credentials, client)
  if (account.status === 'suspended') {
    refuse('account_suspended', await readSuspensionReason(parts.db, account.id))
  }
  return account
}

/** Accepts suspended accounts too. */
async function matchPassword(
  { db, ...settings }: SignInParts,
  { email, type, password }: Credentials,
  { address }: Pick<Client, 'address'>,
): Promise<AccountRow> {
  const failureId = await transact(db, (tx) => admitTry(tx, { email, type, address }))
  const account = await selectForSignIn(db, type, email)
  const matches = await isPassword(password, account?.password_hash)
  if (!account || !matches) refuse('invalid_credentials')
  await transact(db, (tx) => tx.deleteFrom('sign_in_failures').where('id', '=', failureId).execute())
  if (account.status === 'suspended' && (await reopenWhenOver(db, account.id))) {
    return { ...account, status: 'active' }
  }
  if (account.status !== 'pending') return account
  return refuse('phone_unverified', {
    message: settings.sends.sms
      ? t.your_registration_isnt_finished_yet()
      : t.your_registration_isnt_finished_yet_2(),
    registration: await transact(db, (tx) => reopenRegistration(tx, account, settings)),
  })
}

interface Try {
  email: string
  type: 'user' | 'admin'
  address: string
}

/**
 * Counted as wrong before it's checked, so that parallel tries are all counted; a right one is taken back.
 * @returns the id of the note
 */
export async function admitTry(tx: Tx, { email, type, address }: Try): Promise<number> {
  const identityHash = createHash('sha256').update(`${type} ${email}`).digest()
  await sql`select pg_advisory_xact_lock(hashtextextended(${identityHash.toString('hex')}, 1))`.execute(tx)
  const now = await readClock(tx)
  const line = limitKey(address)
  const wrong = await selectWrongPasswords(tx, identityHash, line, guessingWindowMs)
  const waitMs = waitForNextPassword(
    {
      anywhere: wrong.map(({ at }) => at),
      here: wrong.filter(({ is_here: isHere }) => isHere).map(({ at }) => at),
      knowsAddress: await knowsAddress(tx, { type, email, address }),
    },
    now,
  )
  if (waitMs > 0) {
    refuse('rate_limited', {
      message: t.too_many_wrong_passwords_wait_wait_ms({ wait_ms: describeWait(waitMs) }),
      retry_after_s: Math.ceil(waitMs / 1000),
    })
  }
  const { id } = await tx
    .insertInto('sign_in_failures')
    .values({ identity_hash: identityHash, address: line, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
