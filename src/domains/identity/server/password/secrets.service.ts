import { createHash, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hash as hashSlowly, verify } from '@node-rs/argon2'

// Argon2id is 2 in the library's const enum, which erasable TypeScript can't read.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hashSlowly(password, cost)
}

const nobodysHash = hashPassword(randomBytes(16).toString('hex'))

/** Takes the same time if there is no account. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== undefined
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Never begins like an API key: one of 64³ random tokens would be taken for a key, and its member
 * could not sign in.
 */
export function newSessionToken(): string {
  return `hs_${newToken()}`
}

/** A token has 256 random bits, so a plain hash reveals nothing. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export function newCode(digits: 4 | 6 = 4): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

const saltBytes = 16

export function hashCode(code: string, salt: Uint8Array = randomBytes(saltBytes)): Buffer {
  return Buffer.concat([salt, createHash('sha256').update(salt).update(code).digest()])
}

const nobodysCode = hashCode(newCode(6))

/** Does the same work if no code was sent. */
export function isCode(code: string, codeHash: Buffer | null): boolean {
  const known = codeHash ?? nobodysCode
  const matches = timingSafeEqual(hashCode(code, known.subarray(0, saltBytes)), known)
  return matches && codeHash !== null
}
