import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { waitForNextGuess, wrongCodesWindowMs, type GuessingLimits } from './guessing.rules.ts'
import { describeWait } from '#platform/server/http/limits/describe-wait.ts'
import * as t from '#domains/identity/texts.ts'

/** Counted whether the identity exists or not; only its hash is stored. */
export interface Guessed {
  identity_hash: Buffer
}

/** Locks out other tries until this one is decided, so that all are counted. */
export async function admitGuess(tx: Tx, identity: string, limits: GuessingLimits): Promise<Guessed> {
  const identityHash = createHash('sha256').update(identity).digest()
  await sql`select pg_advisory_xact_lock(hashtextextended(${identityHash.toString('hex')}, 2))`.execute(tx)
  const now = await readClock(tx)
  const wrong = await tx
    .selectFrom('code_failures')
    .select('at')
    .where('identity_hash', '=', identityHash)
    .where('at', '>', sql<Date>`clock_timestamp() - ${wrongCodesWindowMs} * interval '1 millisecond'`)
    .orderBy('at')
    .execute()
  const waitMs = waitForNextGuess(
    wrong.map(({ at }) => at),
    limits,
    now,
  )
  if (waitMs > 0) {
    refuse('rate_limited', {
      message: t.too_many_wrong_codes_wait_wait_ms_and({ wait_ms: describeWait(waitMs) }),
      retry_after_s: Math.ceil(waitMs / 1000),
    })
  }
  return { identity_hash: identityHash }
}

/** The caller must commit before it answers, or the wrong code wouldn't count. */
export async function recordWrongGuess(tx: Tx, { identity_hash: identityHash }: Guessed): Promise<void> {
  await tx.insertInto('code_failures').values({ identity_hash: identityHash }).execute()
}
