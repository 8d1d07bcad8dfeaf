import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Caches } from './cache/caches.ts'
import type { Db } from './database/db.ts'
import type { Replica } from './database/replica/replica.ts'
import type { Limits } from './http/limits/limits.ts'
import type { PageStore } from './http/pages/share-pages.ts'
import type { LiveHub } from './live-hub.ts'
import type { Gateway } from './payments/gateway.ts'
import type { MemberGateways } from './payments/members/create-member-gateways.ts'
import type { FetchPublicly } from './push/fetch-publicly.ts'
import type { Post } from './push/post-publicly.ts'
import type { Push } from './push/push.ts'
import type { Storage } from './files/storage.ts'

export interface Platform {
  config: Config
  log: Logger
  db: Db
  /** Transactions don't read them. */
  caches: Caches
  /** Null: everything reads the primary. `choose-source.ts` says who reads here. */
  replica: Replica | null
  pool: pg.Pool
  storage: Storage
  limits: Limits
  /** Null: each node renders for itself. Pages of another build are apart. */
  openPageStore: ((build: string) => PageStore) | null
  live: LiveHub
  push: Push
  /** Posts to an address that a member chose: public ones over https only. */
  post: Post
  /** Fetches a file from an address that a member chose, in the same way. */
  fetchPublicly: FetchPublicly
  /** Null: payments aren't set up. */
  gateway: Gateway | null
  memberGateways: MemberGateways
}
