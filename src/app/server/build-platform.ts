import type { Logger } from 'pino'
import { collectExtensions } from './all-domains.ts'
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
import { countWorkConnections } from '#platform/server/database/nodes/connections.rules.ts'
import { settleNotices } from '#platform/server/database/after-commit.ts'
import { useTopicBus, type TopicBus } from '#platform/server/live/topic-bus.ts'
import { localLimits, type Limits } from '#platform/server/http/limits/limits.ts'
import { openReplica } from '#platform/server/database/replica/replica.ts'
import { createLiveHub, hotTopics, marketTopic } from '#platform/server/live-hub.ts'
import type { GaugeDefinition } from '#platform/server/ops/metrics.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createGateway } from '#platform/server/payments/create-gateway.ts'
import { createMemberGateways } from '#platform/server/payments/members/create-member-gateways.ts'
import { createPublicFetch } from '#platform/server/push/fetch-publicly.ts'
import { createPublicPost } from '#platform/server/push/post-publicly.ts'
import { createPush } from '#platform/server/push/push.ts'
import type { Redis } from '#platform/server/redis/connect-redis.ts'
import { listRedisGauges } from '#platform/server/redis/redis-gauges.ts'
import { readMarketName } from '#platform/server/redis/market-name.ts'
import { createPageStore } from '#platform/server/redis/page-store.ts'
import { createRedisTopics, type RedisTopics } from '#platform/server/redis/redis-topics.ts'
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
  /** Hot topics go by it. */
  redis?: Redis | null
}

export interface BuiltPlatform extends Platform {
  /** Null without Redis. */
  topics: RedisTopics | null
  gauges: GaugeDefinition[]
  close: () => Promise<void>
}

export function buildPlatform(
  config: Config,
  connection: Connection,
  log: Logger,
  { hasCaches = true, direct = connection, limits = localLimits, redis = null }: PlatformOptions = {},
): BuiltPlatform {
  const { maxConnections, directUrl, replicaUrl } = config.nodes
  const pool = createPool(connection, log, { max: maxConnections, isPooled: directUrl !== null })
  const db = createDb(pool)
  const readMarket = once(() => readMarketName(db, config.http.publicUrl))
  const topics = redis && createRedisTopics({ redis, db, log, hot: listHotTopics(), readMarket })
  if (topics) useTopicBus(db, topics)
  const pages = { taken: 0, rendered: 0 }
  const live = createLiveHub({ connection: direct, log, bus: topics })
  const storage = createStorage(config, log)
  setMediaUrl(config.files.mediaUrl)
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
    await settleNotices(db)
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
    openPageStore: redis && ((build) => createPageStore({ redis, readMarket, build, counts: pages })),
    live,
    push,
    post,
    fetchPublicly: createPublicFetch(),
    gateway: createGateway({ db, config }),
    memberGateways: createMemberGateways({ db, config }),
    startReplica: () => openedReplica?.start(),
    topics,
    gauges: redis && topics ? listRedisGauges({ redis, topics, pages }) : [],
    close,
  }
}

const listHotTopics = () => [marketTopic, ...collectExtensions().list(hotTopics).flat()]

/** A failure isn't remembered. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    }))
}

export function forWork(
  platform: Platform & { topics?: TopicBus | null },
  connection: Connection,
): Platform & { close(): Promise<void> } {
  const pool = createPool(connection, platform.log, {
    max: countWorkConnections(platform.config),
    limits: workLimits,
  })
  const db = createDb(pool)
  if (platform.topics) useTopicBus(db, platform.topics)
  const close = async () => {
    await settleNotices(db)
    await pool.end()
  }
  return { ...platform, pool, db, close }
}
