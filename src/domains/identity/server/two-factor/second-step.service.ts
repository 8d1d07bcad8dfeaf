import { sql } from 'kysely'
import type { finishSignIn, Session } from '#domains/identity/common/auth.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { refuse } from '#platform/server/refusal.ts'
import { startSession } from '../auth.service.ts'
import { viewAccount, type AccountRow } from '../account/account.view.ts'
import { secondFactorLimits } from '../sign-in/sign-in.rules.ts'
import { admitGuess, recordWrongGuess, limitedEntry } from '../sign-in/limited-entry.service.ts'
import { recoveryCodeUsedMail } from '../auth.messages.ts'
import { countRecoveryCodes, selectChallenge } from '../password/recovery.queries.ts'
import { lockAccount } from '../account/account.queries.ts'
import { hashToken, newToken } from '../password/secrets.service.ts'
import { verifySecondFactor, wasAppCodeUsed, type SecondFactor } from './two-factor.service.ts'
import { maxWrongTries } from '../codes/codes.rules.ts'
import { wrongCode } from '../codes/codes.service.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

export async function beginSecondStep(
  tx: Tx,
  accountId: AccountId,
  pushSubscription: string | undefined,
): Promise<string> {
  const challenge = newToken()
  await tx
    .insertInto('sign_in_challenges')
    .values({
      token_hash: hashToken(challenge),
      account_id: accountId,
      push_subscription: pushSubscription ?? null,
      expires_at: sql<Date>`clock_timestamp() + interval '10 minutes'`,
    })
    .execute()
  return challenge
}

/** A wrong code counts against the challenge and the account. */
export async function finishSecondStep(
  db: Db,
  { challenge: token, code }: OperationValues<typeof finishSignIn>,
  client: Client,
): Promise<Session> {
  const tokenHash = hashToken(token)
  const {
    session,
    suspended,
    tries_left: triesLeft = 0,
    account_id: accountId = toAccountId(0),
  } = await transact(db, async (tx): Promise<Attempt> => {
    const { account, challenge } = await openChallenge(tx, tokenHash)
    const guessed = await admitGuess(tx, `second_factor ${account.id}`, secondFactorLimits)
    const factor = await verifySecondFactor(tx, account.id, code)
    if (factor && account.status === 'suspended') {
      await finishChallenge(tx, { account, challenge, factor })
      return { suspended: account }
    }
    if (factor) return { session: await signInByFactor(tx, { account, challenge, factor }, client) }
    await recordWrongGuess(tx, guessed)
    const wrongTries = challenge.wrong_tries + 1
    await tx
      .updateTable('sign_in_challenges')
      .set({ wrong_tries: wrongTries })
      .where('id', '=', challenge.id)
      .execute()
    return { tries_left: maxWrongTries - wrongTries, account_id: account.id }
  })
  if (session) return session
  // Runs after the commit, so that the challenge stays answered.
  if (suspended) refuse('account_suspended', await limitedEntry(db, suspended, client))
  if (triesLeft === 0) refuse('code_locked', { message: getLocked() })
  const wasUsed = await transact(db, (tx) => wasAppCodeUsed(tx, accountId, code))
  const message = wasUsed ? t.that_code_was_used_already() : wrongCode(triesLeft)
  return refuse('code_wrong', { message })
}

type OpenChallenge = Awaited<ReturnType<typeof openChallenge>>
type Answered = OpenChallenge & { factor: SecondFactor }

interface Attempt {
  session?: Session
  suspended?: AccountRow
  tries_left?: number
  account_id?: AccountId
}

async function signInByFactor(tx: Tx, answered: Answered, client: Client): Promise<Session> {
  await finishChallenge(tx, answered)
  const { account, challenge } = answered
  const from = { ...client, push_subscription: challenge.push_subscription }
  const {
    token,
    session_id: sessionId,
    started_at: startedAt,
  } = await startSession(tx, account.id, account.type, from)
  return { token, user: await viewAccount(tx, account, sessionId), server_time: startedAt.toISOString() }
}

async function finishChallenge(tx: Tx, { account, challenge, factor }: Answered): Promise<void> {
  await tx
    .updateTable('sign_in_challenges')
    .set({ finished_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', challenge.id)
    .execute()
  if (factor === 'recovery_code') {
    const left = await countRecoveryCodes(tx, account.id)
    await writeMessage(tx, account.id, recoveryCodeUsedMail(account.email, left))
  }
}

const getLocked = makeTexts(() => t.too_many_wrong_codes_sign_in_again())

async function openChallenge(tx: Tx, tokenHash: Buffer) {
  const known = await selectChallenge(tx, tokenHash)
  if (!known) refuse('challenge_expired')
  const account = await lockAccount(tx, known.account_id)
  // Read again under the lock: another request may have answered it, or the password may have changed.
  const challenge = await selectChallenge(tx, tokenHash)
  const isKnown = account?.status === 'active' || account?.status === 'suspended'
  if (!challenge || !isKnown || !account.two_factor_since) {
    refuse('challenge_expired')
  }
  if (challenge.wrong_tries >= maxWrongTries) refuse('code_locked', { message: getLocked() })
  return { account, challenge }
}
