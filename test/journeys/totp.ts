import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32.replaceAll(' ', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app shows (RFC 6238): now, or so many steps of 30 seconds later. */
export function appCode(secret: string, steps_later = 0): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps_later))
  const digest = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 0x0f) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
