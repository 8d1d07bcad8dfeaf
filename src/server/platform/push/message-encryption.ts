import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { PushRegistration } from './registration.ts'

/** A message has one record, and a record is at most this long. */
const record_size = 4096

interface Fresh {
  ours: ECDH
  salt: Buffer
}

/** New for each message. */
function freshKeys(): Fresh {
  const ours = createECDH('prime256v1')
  ours.generateKeys()
  return { ours, salt: randomBytes(16) }
}

/** A message that only the browser can read (RFC 8291). Throws when the browser's key is no point of the curve. */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: Pick<PushRegistration, 'p256dh' | 'auth'>,
  { ours, salt }: Fresh = freshKeys(),
): Buffer {
  const our_key = ours.getPublicKey()
  const key_info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, our_key])
  const secret = derive(ours.computeSecret(p256dh), auth, key_info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 says that this record is the last.
  const sealed = Buffer.concat([cipher.update(message), cipher.update(Buffer.of(2)), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(record_size)
  head.writeUInt8(our_key.length, 4)
  return Buffer.concat([salt, head, our_key, sealed, cipher.getAuthTag()])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
