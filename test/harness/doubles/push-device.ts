import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import type { Platform } from '#platform/server/platform.ts'
import { NotPublic } from '#platform/server/push/post-publicly.ts'
import { createPush } from '#platform/server/push/push.ts'

interface Keys {
  theirs: ECDH
  auth: Buffer
}

/** Decrypts like a browser (RFC 8291). Throws if the push is meant for another device. */
export function openPush(body: Buffer, { theirs, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const derive = (secret: Buffer, seasoning: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, seasoning, info, length))
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs.getPublicKey(), sender])
  const secret = derive(theirs.computeSecret(sender), auth, both, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}

export function aPushDevice(endpoint = `https://push.example.nz/${randomBytes(9).toString('base64url')}`) {
  const theirs = createECDH('prime256v1')
  theirs.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: theirs.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return {
    endpoint,
    firebase_token: JSON.stringify({ endpoint, keys }),
    read: (body: Buffer) => JSON.parse(openPush(body, { theirs, auth })),
  }
}

interface Delivery {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
}

type Answer = number | 'silence' | 'private'

export function standInPushService(platform: Platform) {
  const deliveries: Delivery[] = []
  const service = {
    deliveries,
    answers: new Map<string, Answer>(),
    to: (device: { endpoint: string }) => deliveries.filter(({ endpoint }) => endpoint === device.endpoint),
  }
  platform.push = createPush({
    db: platform.db,
    config: platform.config,
    post: async (url, headers, body) => {
      deliveries.push({ endpoint: url.href, headers, body })
      const answer = service.answers.get(url.href) ?? 201
      if (answer === 'silence') throw new DOMException('too slow', 'TimeoutError')
      if (answer === 'private') throw new NotPublic('not a public address')
      return answer
    },
  })
  return service
}

/**
 * Verifies the sender like a push service (RFC 8292).
 * @returns its claims
 */
export function claimOf({
  authorization,
}: Record<string, string>): Record<string, unknown> & { key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization!) ?? []
  const [head = '', claim = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claim}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!signed) throw new Error('Somebody else signed this.')
  return { ...JSON.parse(Buffer.from(claim, 'base64url').toString()), key }
}
