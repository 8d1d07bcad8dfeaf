import { createHash } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Client } from '#platform/server/http/call.ts'
import { createRateLimit, type RateLimit } from '#platform/server/http/limits/rate-limit.ts'
import { limitKey } from '#platform/server/http/limits/client-address.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { chooseTries, freeEmailChecks } from './codes.rules.ts'
import * as t from '#domains/identity/texts.ts'

/** A signed-out caller who requests a text message. */
export interface SmsAsker {
  /** Counts messages of the last day to the same address. */
  countSent: () => number
  recordSent: () => void
  proof_of_work: string | undefined
  /** The installation's secret, for signing puzzles. */
  secret: Buffer
}

const counts = new WeakMap<Db, RateLimit>()

/** Null if rate limits are off. */
export async function findSmsAsker(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { address }: Pick<Client, 'address'>,
  proofOfWork: string | undefined,
): Promise<SmsAsker | null> {
  if (!config.limits.rateLimits) return null
  const sent = counts.get(db) ?? createRateLimit({ most: Number.POSITIVE_INFINITY, windowMs: dayMs })
  counts.set(db, sent)
  const key = limitKey(address)
  return {
    countSent: () => sent.count(key),
    recordSent: () => void sent.take(key),
    proof_of_work: proofOfWork,
    secret: await serverSecret(db, 'proof of work'),
  }
}

interface Work {
  /** The phone number or email: work for one is worth nothing for another. */
  target: string
  level: number
}

const emailChecks = new WeakMap<Db, RateLimit>()

/**
 * Beyond a number of checks a day by all callers, refuses to say whether an email is taken without
 * work. The work never grows, since a few callers decide how many checks there are.
 */
export async function admitEmailCheck(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  email: string,
  proofOfWork: string | undefined,
): Promise<void> {
  if (!config.limits.rateLimits) return
  const checks = emailChecks.get(db) ?? createRateLimit({ most: freeEmailChecks, windowMs: dayMs })
  emailChecks.set(db, checks)
  if (checks.take('all') === 0) return
  const secret = await serverSecret(db, 'proof of work')
  const message = t.many_emails_have_been_checked_today()
  await transact(db, (tx) =>
    admitProofOfWork(tx, { proof_of_work: proofOfWork, secret }, { target: email, level: 1 }, message),
  )
}

const dayMs = 86_400_000
const lastsMs = 10 * 60_000
/** Iterations per try. */
const cost = 5_000

/** Uses the proof up, or refuses with a puzzle to solve. */
export async function admitProofOfWork(
  tx: Tx,
  asker: Pick<SmsAsker, 'proof_of_work' | 'secret'>,
  work: Work,
  message?: string,
): Promise<void> {
  const proof = await readProof(asker, work)
  if (proof && (await isFirstUse(tx, proof))) return
  const puzzle = await createPuzzle(asker.secret, work)
  refuse('proof_of_work_needed', { puzzle: JSON.stringify(puzzle), ...(message && { message }) })
}

function createPuzzle(secret: Buffer, { target, level }: Work) {
  const { min, max } = chooseTries(level)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(max, min),
    deriveKey,
    expiresAt: new Date(Date.now() + lastsMs),
    data: { target: hashTarget(target, secret), level, max_tries: max },
    ...secretsOf(secret),
  })
}

const secretsOf = (secret: Buffer) => ({
  hmacSignatureSecret: `puzzle ${secret.toString('hex')}`,
  hmacKeySignatureSecret: `solution ${secret.toString('hex')}`,
})

const hashTarget = (target: string, secret: Buffer) =>
  createHash('sha256').update(secret).update(target).digest('base64url')

const short = z.string().check(z.maxLength(200))
const whole = z.int().check(z.nonnegative())

const proofShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: short,
      salt: short,
      cost: z.literal(cost),
      keyLength: whole,
      keyPrefix: short,
      keySignature: short,
      expiresAt: whole,
      data: z.strictObject({ target: short, level: whole, max_tries: whole }),
    }),
    signature: short,
  }),
  solution: z.strictObject({ counter: whole, derivedKey: short, time: z.optional(z.number()) }),
})
type Proof = z.output<typeof proofShape>

/** Two signatures are compared, so a wrong one costs next to nothing. */
async function readProof(
  { proof_of_work: proofOfWork, secret }: Pick<SmsAsker, 'proof_of_work' | 'secret'>,
  { target, level }: Work,
): Promise<Proof | null> {
  if (proofOfWork === undefined) return null
  const { success, data: proof } = z.safeParse(proofShape, readJson(proofOfWork))
  if (!success) return null
  const { data } = proof.challenge.parameters
  if (data.target !== hashTarget(target, secret) || data.level < level) return null
  const { verified } = await verifySolution({ ...proof, deriveKey, ...secretsOf(secret) })
  return verified ? proof : null
}

function readJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return null
  }
}

/** Deletes expired ones on the way, so that none is stored longer than it is valid. */
async function isFirstUse(tx: Tx, { challenge: { signature, parameters } }: Proof): Promise<boolean> {
  await tx
    .deleteFrom('used_proofs_of_work')
    .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .execute()
  const used = await tx
    .insertInto('used_proofs_of_work')
    .values({ signature, expires_at: new Date(parameters.expiresAt * 1000) })
    .onConflict((on) => on.doNothing())
    .returning('signature')
    .executeTakeFirst()
  return used !== undefined
}
