import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { transact, type Db } from '../database/db.ts'

export interface SenderKeys {
  private_key: KeyObject
  /** The point that browsers subscribe with, as base64url. */
  public_key: string
}

const kept = new WeakMap<Db, Promise<SenderKeys>>()

/** Who we are to push services, the same on every node and after every restart: whoever asks first makes it. */
export function senderKeys(db: Db): Promise<SenderKeys> {
  const known = kept.get(db)
  if (known) return known
  const asked = readOrMake(db)
  kept.set(db, asked)
  asked.catch(() => kept.delete(db))
  return asked
}

async function readOrMake(db: Db): Promise<SenderKeys> {
  const fresh = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const row = await transact(db, async (tx) => {
    await tx
      .insertInto('push_keys')
      .values({ private_key: fresh.export({ format: 'der', type: 'pkcs8' }) })
      .onConflict((on) => on.doNothing())
      .execute()
    return tx.selectFrom('push_keys').select('private_key').executeTakeFirstOrThrow()
  })
  const private_key = createPrivateKey({ key: row.private_key, format: 'der', type: 'pkcs8' })
  return { private_key, public_key: getPoint(private_key) }
}

function getPoint(private_key: KeyObject): string {
  const { x, y } = createPublicKey(private_key).export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]).toString(
    'base64url',
  )
}

/** No push service takes more than a day; half of that forgives a clock that is wrong. */
const claim_lasts_s = 12 * 3600

/** What tells a push service who sends (RFC 8292), good for that service alone. */
export function authorizationFor(
  endpoint: URL,
  { private_key, public_key }: SenderKeys,
  contact: string,
): string {
  const claim = {
    aud: endpoint.origin,
    exp: Math.floor(Date.now() / 1000) + claim_lasts_s,
    sub: contact,
  }
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claim)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key: private_key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${public_key}`
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
