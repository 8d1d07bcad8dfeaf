import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import webPush from 'web-push'
import { must } from '#platform/common/must.ts'
import { transact, type Db } from '../database/db.ts'

export interface SenderKeys {
  /** Both are in base64url. */
  private_key: string
  public_key: string
}

/** The same on every node and after every restart; the first caller creates them. */
export async function senderKeys(db: Db): Promise<SenderKeys> {
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
export function authorizationFor(
  endpoint: URL,
  { private_key: privateKey, public_key: publicKey }: SenderKeys,
  contact: string,
): string {
  return webPush.getVapidHeaders(endpoint.origin, contact, publicKey, privateKey, 'aes128gcm').Authorization
}
