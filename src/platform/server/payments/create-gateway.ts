import type { Config } from '#platform/server/config.ts'
import type { Db } from '../database/db.ts'
import { serverSecret } from '../server-secret.ts'
import type { Gateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { createStripeGateway } from './stripe-gateway.ts'

export function createGateway({ db, config }: { db: Db; config: Config }): Gateway | null {
  const { payments, http } = config
  if (payments?.is === 'sandbox') return createSandboxGateway({ db, publicUrl: http.publicUrl })
  if (!payments) return null
  return createStripeGateway({ settings: payments, readKeyPrefix: () => readKeyPrefix(db) })
}

export const readKeyPrefix = async (db: Db): Promise<string> =>
  (await serverSecret(db, 'keys of payments')).toString('hex').slice(0, 12)
