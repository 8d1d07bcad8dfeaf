import { createHmac, timingSafeEqual } from 'node:crypto'

const goodForSeconds = 10 * 60

const signBody = (secret: Buffer, id: number, expires: number) =>
  createHmac('sha256', secret).update(`file ${id} until ${expires}`).digest()

/** Opens a file for ten minutes, for anyone who has it. */
export function signedAddress(secret: Buffer, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + goodForSeconds
  return `/files/${id}?expires=${expires}&signature=${signBody(secret, id, expires).toString('base64url')}`
}

export interface AddressParts {
  id: string
  expires?: unknown
  signature?: unknown
}

/** `expired` for one signed too long ago, null for a forged one. */
export function readSignedAddress(
  secret: Buffer,
  { id, expires, signature }: AddressParts,
  now: Date,
): number | 'expired' | null {
  // Accepts one spelling of each number. A repeated parameter is a list, which is refused.
  const isWritten = (text: unknown, pattern: RegExp): text is string =>
    typeof text === 'string' && pattern.test(text)
  if (!isWritten(id, /^[1-9]\d{0,15}$/) || !isWritten(expires, /^[1-9]\d{0,11}$/)) return null
  if (!isWritten(signature, /^[\w-]{43}$/)) return null
  const right = signBody(secret, Number(id), Number(expires)).toString('base64url')
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
  return Number(expires) * 1000 <= now.getTime() ? 'expired' : Number(id)
}
