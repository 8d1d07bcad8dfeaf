import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import { createFcm } from './fcm.ts'
import { encryptPush } from './message-encryption.ts'
import { createPublicPost, NotPublic, type Post } from './post-publicly.ts'
import { PushFailure, type PushMessage, type PushOutcome } from './push.types.ts'
import { isApp, type PushDevice, type PushRegistration } from './registration.ts'
import { authorizationFor, type SenderKeys, senderKeys } from './sender-keys.ts'

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
