import type { Logger } from 'pino'
import type { Config } from '#platform/server/config.ts'
import { createCaches } from '#platform/server/cache/caches.ts'
import { seedCategories } from '#domains/catalogue/server/catalogue.service.ts'
import { seedFaqs } from '#domains/catalogue/server/faqs.service.ts'
import { seedFilters } from '#domains/catalogue/server/filters.service.ts'
import { setMediaUrl } from '#domains/media/server/media.service.ts'
import { seedTemplates } from '#domains/moderation/server/templates/templates.service.ts'
import { seedPlans } from '#domains/billing/server/plans/plans.service.ts'
import { seedStaticPages } from '#domains/settings/server/static-pages/static-pages.service.ts'
import { seedPlaces } from '#domains/places/server/places.service.ts'
import { createDb, createPool, workLimits, type Connection, type Db } from '#platform/server/database/db.ts'
import { localLimits, type Limits } from '#platform/server/http/limits/limits.ts'
import { openReplica } from '#platform/server/database/replica/replica.ts'
import { createLiveHub } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createGateway } from '#platform/server/payments/create-gateway.ts'
import { createPublicPost } from '#platform/server/push/post-publicly.ts'
import { createPush } from '#platform/server/push/push.ts'
import { createStorage } from '#platform/server/files/storage/create-storage.ts'

export async function seedReference(db: Db) {
  await seedPlaces(db)
  await seedCategories(db)
  await seedFilters(db)
  await seedFaqs(db)
  await seedPlans(db)
  await seedStaticPages(db)
  await seedTemplates(db)
}

export interface BuiltPlatform extends Platform {
  /** Visitors read from the replica once it proves to follow. */
  startReplica: () => void
  close: () => Promise<void>
}

interface PlatformOptions {
  hasCaches?: boolean
  direct?: Connection
  limits?: Limits
}

export function buildPlatform(
  config: Config,
  connection: Connection,
  log: Logger,
  { hasCaches = true, direct = connection, limits = localLimits }: PlatformOptions = {},
): BuiltPlatform {
  const { maxConnections, directUrl, replicaUrl } = config.nodes
  const pool = createPool(connection, log, { max: maxConnections, isPooled: directUrl !== null })
  const live = createLiveHub({ connection: direct, log })
  const storage = createStorage(config, log)
  setMediaUrl(config.files.mediaUrl)
  const db = createDb(pool)
  const caches = createCaches({ db, live }, { is_on: hasCaches })
  const openedReplica =
    replicaUrl === null || config.process.role === 'worker'
      ? null
      : openReplica({
          primary: { pool, db, connection: direct },
          connection: { connectionString: replicaUrl },
          live,
          log,
          max: maxConnections,
          hasCaches,
        })
  const close = async () => {
    await live.stop()
    await openedReplica?.stop()
    await pool.end()
  }
  const post = createPublicPost()
  const push = createPush({ db, config, post })
  return {
    config,
    log,
    pool,
    db,
    caches,
    replica: openedReplica?.replica ?? null,
    storage,
    limits,
    live,
    push,
    post,
    gateway: createGateway({ db, config }),
    startReplica: () => openedReplica?.start(),
    close,
  }
}

export function forWork(platform: Platform, connection: Connection): Platform & { close(): Promise<void> } {
  const pool = createPool(connection, platform.log, {
    max: platform.config.nodes.workerConcurrency + 6,
    limits: workLimits,
  })
  return { ...platform, pool, db: createDb(pool), close: () => pool.end() }
}
