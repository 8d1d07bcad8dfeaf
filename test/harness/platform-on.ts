import { pino } from 'pino'
import type { Config } from '#server/config.ts'
import { createDb, createPool, type Connection } from '#server/platform/db.ts'
import { createLiveHub } from '#server/platform/live-hub.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createDiskStorage } from '#server/platform/storage.ts'

/** A platform on a database that is there already; its maker ends the pool. */
export function platformOn(connection: Connection, config: Config): Platform {
  const log = pino({ enabled: false })
  const pool = createPool(connection, log, 10)
  const storage = createDiskStorage(config.data_dir)
  return { config, log, pool, db: createDb(pool), storage, live: createLiveHub({ connection, log }) }
}
