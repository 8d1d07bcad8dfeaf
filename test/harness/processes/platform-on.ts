import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { createCaches } from '#server/platform/cache/caches.ts'
import { createDb, createPool, type Connection } from '#server/platform/database/db.ts'
import { createLiveHub } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createGateway } from '#server/platform/payments/create-gateway.ts'
import { createPublicPost } from '#server/platform/push/post-publicly.ts'
import { createPush } from '#server/platform/push/push.ts'
import { createDiskStorage } from '#server/platform/files/storage.ts'

/** The caller ends the pool. */
export function platformOn(connection: Connection, config: Config): Platform {
  const log = pino({ enabled: false })
  const pool = createPool(connection, log, { max: 10 })
  const storage = createDiskStorage(config.storage.data_dir)
  const db = createDb(pool)
  const live = createLiveHub({ connection, log })
  const post = createPublicPost()
  const push = createPush({ db, config, post })
  const caches = createCaches({ db, live }, { is_on: false })
  return { config, log, pool, db, caches, storage, live, push, post, gateway: createGateway({ db, config }) }
}
