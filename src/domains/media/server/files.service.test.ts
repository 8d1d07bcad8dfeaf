import { expect, test } from 'vitest'
import { readSignedAddress, signedAddress } from './files.service.ts'

const secret = Buffer.alloc(32, 7)
const made = new Date('2026-11-21T00:00:00.900Z')

function partsOf(address: string) {
  const url = new URL(address, 'http://localhost')
  const [expires, signature] = [url.searchParams.get('expires')!, url.searchParams.get('signature')!]
  return { id: url.pathname.replace('/files/', ''), expires, signature }
}

const parts = partsOf(signedAddress(secret, 41, made))

test.each([
  ['2026-11-21T00:00:00Z', 41],
  ['2026-11-21T00:09:59.999Z', 41],
  ['2026-11-21T00:10:00Z', 'expired'],
  ['2027-11-21T00:00:00Z', 'expired'],
])('at %s it gives %s', (now, file) => expect(readSignedAddress(secret, parts, new Date(now))).toBe(file))

test.each([
  ['another file', { id: '42' }],
  ['the same file, written otherwise', { id: '041' }],
  ['the same file, written as a fraction', { id: '41.0' }],
  ['a later end', { expires: String(Number(parts.expires) + 1) }],
  ['an end written otherwise', { expires: `0${parts.expires}` }],
  ['an end with a sign', { expires: `+${parts.expires}` }],
  ['no end', { expires: undefined }],
  ['two ends', { expires: [parts.expires, parts.expires] }],
  ['no signature', { signature: undefined }],
  ['an empty signature', { signature: '' }],
  ['two signatures', { signature: [parts.signature, parts.signature] }],
  ['a signature with more', { signature: `${parts.signature}A` }],
  ['a signature of nothing', { signature: 'A'.repeat(43) }],
  ['a signature of as many characters, but more bytes', { signature: 'ā'.repeat(43) }],
  ['a signature in capitals', { signature: parts.signature.toUpperCase() }],
])('a forged address is refused: %s', (_what, changed) =>
  expect(readSignedAddress(secret, { ...parts, ...changed }, made)).toBeNull(),
)

test('another installation’s signature is refused', () => {
  expect(readSignedAddress(Buffer.alloc(32, 8), parts, made)).toBeNull()
})
