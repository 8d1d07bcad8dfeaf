import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function readBase32(base32: string): Uint8Array {
  const bits = Array.from(base32.replaceAll(' ', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Implements RFC 6238, `stepsLater` steps of 30 seconds from now, independently of the server. */
export function appCode(secret: string | Uint8Array, stepsLater = 0): string {
  const key = typeof secret === 'string' ? readBase32(secret) : secret
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater))
  const digest = createHmac('sha1', key).update(step).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0x0f) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
