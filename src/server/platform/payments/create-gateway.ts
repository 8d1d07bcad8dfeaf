import type { Config } from '#server/config.ts'
import type { Db } from '../database/db.ts'
import type { Gateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

export function createGateway({ db, config }: { db: Db; config: Config }): Gateway | null {
  if (config.payments?.is !== 'sandbox') return null
  return createSandboxGateway({ db, public_url: config.http.public_url })
}
