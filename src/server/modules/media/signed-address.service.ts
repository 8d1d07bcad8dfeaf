import { createHmac, timingSafeEqual } from 'node:crypto'

const good_for_s = 10 * 60

const sign = (secret: Buffer, id: number, expires: number) =>
  createHmac('sha256', secret).update(`file ${id} until ${expires}`).digest()

/** An address that shows a file to whoever holds it, for ten minutes. */
export function signedAddress(secret: Buffer, id: number, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + good_for_s
  return `/files/${id}?expires=${expires}&signature=${sign(secret, id, expires).toString('base64url')}`
}

export interface AddressParts {
  id: string
  expires?: unknown
  signature?: unknown
}

/** The file that an address may show, `expired` for one that we signed too long ago, or null for one that we did not. */
export function readSignedAddress(
  secret: Buffer,
  { id, expires, signature }: AddressParts,
  now: Date,
): number | 'expired' | null {
  // Of each number one spelling only, and a value that is given twice is a list.
  const isWritten = (text: unknown, pattern: RegExp): text is string =>
    typeof text === 'string' && pattern.test(text)
  if (!isWritten(id, /^[1-9]\d{0,15}$/) || !isWritten(expires, /^[1-9]\d{0,11}$/)) return null
  if (!isWritten(signature, /^[\w-]{43}$/)) return null
  const right = sign(secret, Number(id), Number(expires)).toString('base64url')
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
  return Number(expires) * 1000 <= now.getTime() ? 'expired' : Number(id)
}
