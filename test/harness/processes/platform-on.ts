import { pino } from 'pino'
import type { Config } from '#platform/server/config.ts'
import { createCaches } from '#platform/server/cache/caches.ts'
import { createDb, createPool, type Connection } from '#platform/server/database/db.ts'
import { localLimits } from '#platform/server/http/limits/limits.ts'
import { createLiveHub } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createMemberGateways } from '#platform/server/payments/members/create-member-gateways.ts'
import { createGateway } from '#platform/server/payments/create-gateway.ts'
import { createPublicFetch } from '#platform/server/push/fetch-publicly.ts'
import { createPublicPost } from '#platform/server/push/post-publicly.ts'
import { createPush } from '#platform/server/push/push.ts'
import { createStorage } from '#platform/server/files/storage/create-storage.ts'

/** The caller ends the pool. */
export function platformOn(connection: Connection, config: Config): Platform {
  const log = pino({ enabled: false })
  const pool = createPool(connection, log, { max: 10 })
  const storage = createStorage(config, log)
  const db = createDb(pool)
  const live = createLiveHub({ connection, log })
  const post = createPublicPost()
  const push = createPush({ db, config, post })
  const caches = createCaches({ db, live }, { is_on: false })
  return {
    config,
    log,
    pool,
    db,
    caches,
    replica: null,
    storage,
    limits: localLimits,
    openPageStore: null,
    live,
    push,
    post,
    fetchPublicly: createPublicFetch(),
    memberGateways: createMemberGateways({ db, config }),
    gateway: createGateway({ db, config }),
  }
}
