import { createPrivateKey, generateKeyPairSync, type KeyObject, createHmac } from 'node:crypto'
import webPush from 'web-push'
import { must } from '#platform/common/must.ts'
import type { Config } from '../config.ts'
import { transact, type Db } from '../database/db.ts'
import { createFcm } from './fcm.ts'
import { createPublicPost, NotPublic, type Post } from './post-publicly.ts'
import { PushFailure, type PushMessage, type PushOutcome } from './push.types.ts'
import { type PushRegistration, isApp, type PushDevice } from './registration.ts'

export function encryptPush(
  message: Buffer,
  { p256dh, auth }: Pick<PushRegistration, 'p256dh' | 'auth'>,
): Buffer {
  const keys = [p256dh.toString('base64url'), auth.toString('base64url')] as const
  return webPush.encrypt(...keys, message, 'aes128gcm').cipherText
}

interface SenderKeys {
  /** Both are in base64url. */
  private_key: string
  public_key: string
}

/** The same on every node and after every restart; the first caller creates them. */
async function senderKeys(db: Db): Promise<SenderKeys> {
  const fresh = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const row = await transact(db, async (tx) => {
    await tx
      .insertInto('push_keys')
      .values({ private_key: fresh.export({ format: 'der', type: 'pkcs8' }) })
      .onConflict((on) => on.doNothing())
      .execute()
    return tx.selectFrom('push_keys').select('private_key').executeTakeFirstOrThrow()
  })
  return exportKeys(createPrivateKey({ key: row.private_key, format: 'der', type: 'pkcs8' }))
}

function exportKeys(key: KeyObject): SenderKeys {
  const { d, x, y } = key.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(must(x, 'x'), 'base64url'),
    Buffer.from(must(y, 'y'), 'base64url'),
  ])
  return { private_key: must(d, 'd'), public_key: point.toString('base64url') }
}

/** Signs by RFC 8292; valid for that service alone and for 12 hours. */
function authorizationFor(
  endpoint: URL,
  { private_key: privateKey, public_key: publicKey }: SenderKeys,
  contact: string,
): string {
  return webPush.getVapidHeaders(endpoint.origin, contact, publicKey, privateKey, 'aes128gcm').Authorization
}

export interface Push {
  readPublicKey(): Promise<string>
  /** Throws if a retry may succeed. */
  send(to: PushDevice, message: PushMessage): Promise<PushOutcome>
}

interface Parts {
  db: Db
  config: Pick<Config, 'http' | 'mail' | 'fcm'>
  post?: Post
}

export function createPush({ db, config, post = createPublicPost() }: Parts): Push {
  const fcm = config.fcm && createFcm(config.fcm, config.http.publicUrl)
  let keys: Promise<SenderKeys> | undefined
  const readKeys = () =>
    (keys ??= senderKeys(db).catch((error: unknown) => {
      keys = undefined
      throw error
    }))
  return {
    async readPublicKey() {
      return (await readKeys()).public_key
    },
    async send(to, message) {
      if (isApp(to))
        return fcm ? await fcm.send(to.appToken, message) : { is: 'gone', reason: 'Firebase isn’t set up.' }
      const { content, ttlSeconds, urgency, topic } = message
      const body = seal(to, content)
      if (!body) return { is: 'gone', reason: 'The key of the device is not one.' }
      const headers = {
        authorization: authorizationFor(to.endpoint, await readKeys(), getContact(config)),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        urgency,
        topic: hiddenTopic(to, topic),
      }
      try {
        return getOutcome(await post(to.endpoint, headers, body))
      } catch (error) {
        if (error instanceof PushFailure) throw error
        if (error instanceof NotPublic)
          return { is: 'gone', reason: 'The push service is not at a public address.' }
        const isSlow = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
        throw new PushFailure(`The push service ${isSlow ? 'was too slow' : 'could not be reached'}.`)
      }
    },
  }
}

function seal(to: PushRegistration, content: object): Buffer | null {
  try {
    return encryptPush(Buffer.from(JSON.stringify(content)), to)
  } catch {
    return null
  }
}

/** Returns the contact for push services about our messages (VAPID `sub`). */
function getContact({ http: { publicUrl }, mail: { mailFrom } }: Parts['config']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

/** At most 32 characters, meaningless to the push service. */
function hiddenTopic({ auth }: PushRegistration, topic: string): string {
  return createHmac('sha256', auth).update(topic).digest('base64url').slice(0, 32)
}

/** A later try may succeed, like after a 5xx. */
const worthAnotherTry = [408, 425, 429]

function getOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'taken' }
  if (status === 404 || status === 410) return { is: 'gone', reason: 'The device is no longer registered.' }
  const reason = `The push service answered ${status}.`
  if (status >= 500 || worthAnotherTry.includes(status)) throw new PushFailure(reason)
  return { is: 'refused', reason }
}
