import { sql } from 'kysely'
import type {
  getMemberFeed,
  putStockFeed,
  updateMcDealership,
  StockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { selectSuburb } from '#domains/places/server/places.service.ts'
import { readPermission } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { isUniqueViolation, transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import { readLatestRuns } from './runs/runs.service.ts'
import { requireFeed } from './runs/starting.service.ts'
import { getFeedSource } from './sources/feed-source.service.ts'
import { countRecords, lockFeed, selectFeed, selectStatus } from './stock-feed.queries.ts'
import * as t from '#domains/stock-feed/texts.ts'

const permissionQuery = { action: 'dealership_feed', type: 'vehicle', have: 0 } as const

export async function readFeed(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  accountId: AccountId,
): Promise<StockFeed> {
  const [feed, permission, counts, runs] = await Promise.all([
    selectFeed(db, accountId),
    readPermission(db, accountId, permissionQuery),
    countRecords(db, accountId),
    readLatestRuns(db, accountId, 1),
  ])
  return {
    mc_dealership_id: feed?.mc_dealership_id ?? null,
    is_allowed: permission.allowed,
    plan_needed: permission.plan_needed,
    may_fetch: getFeedSource(config) !== null,
    suburb: feed?.suburb ?? null,
    on_road_costs_included: feed?.on_road_costs_included ?? null,
    has_security_interest: feed?.has_security_interest ?? null,
    wof_at_sale: feed?.wof_at_sale ?? null,
    year_is_first_registered: feed?.year_is_first_registered ?? false,
    ending: feed?.ending ?? '',
    counts,
    run: runs[0] ?? null,
  }
}

export async function saveFeed(
  platform: Pick<Platform, 'db' | 'config'>,
  accountId: AccountId,
  settings: OperationValues<typeof putStockFeed>,
): Promise<StockFeed> {
  const { db } = platform
  await transact(db, async (tx) => {
    await requireFeed(tx, accountId)
    if (settings.suburb && !(await selectSuburb(tx, settings.suburb)))
      refuse('validation_failed', { errors: { suburb: t.choose_a_place_from_the_list() } })
    await lockFeed(tx, accountId)
    await tx
      .updateTable('stock_feeds')
      .set({ ...settings, updated_at: sql<Date>`clock_timestamp()` })
      .where('account_id', '=', accountId)
      .execute()
  })
  return await readFeed(platform, accountId)
}

/** Two accounts can't have one dealership: both would list its vehicles. */
export async function setDealership(
  db: Db,
  adminId: AccountId,
  { id, mc_dealership_id: mcDealershipId }: OperationValues<typeof updateMcDealership>,
): Promise<OperationReply<typeof updateMcDealership>> {
  const account = await selectStatus(db, id)
  if (account?.type !== 'user' || !['active', 'suspended'].includes(account.status))
    return refuse('not_found')
  try {
    await transact(db, async (tx) => {
      const before = (await lockFeed(tx, id)).mc_dealership_id
      if (before === mcDealershipId) return recordUnchanged()
      await tx
        .updateTable('stock_feeds')
        .set({ mc_dealership_id: mcDealershipId, updated_at: sql<Date>`clock_timestamp()` })
        .where('account_id', '=', id)
        .execute()
      await recordAudit(tx, {
        actor_id: adminId,
        action: 'account.dealership-changed',
        subject_kind: 'account',
        subject_id: id,
        before: { mc_dealership_id: before },
        after: { mc_dealership_id: mcDealershipId },
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'stock_feeds_mc_dealership_id_key')) throw error
    refuse('validation_failed', {
      errors: { mc_dealership_id: t.another_account_has_that_number() },
    })
  }
  return { id, mc_dealership_id: mcDealershipId }
}

const latestRuns = 10

export async function readMemberFeed(db: Db, id: AccountId): Promise<OperationReply<typeof getMemberFeed>> {
  const account = await selectStatus(db, id)
  if (account?.type !== 'user') return refuse('not_found')
  const [feed, permission, counts, runs] = await Promise.all([
    selectFeed(db, id),
    readPermission(db, id, permissionQuery),
    countRecords(db, id),
    readLatestRuns(db, id, latestRuns),
  ])
  return {
    mc_dealership_id: feed?.mc_dealership_id ?? null,
    is_allowed: permission.allowed,
    counts,
    runs,
    updated_at: feed ? feed.updated_at.toISOString() : null,
  }
}

export async function forgetFeed(tx: Tx, accountId: AccountId): Promise<void> {
  const runs = await tx
    .deleteFrom('stock_feed_runs')
    .where('account_id', '=', accountId)
    .returning(['file_key', 'picture_keys'])
    .execute()
  await tx.deleteFrom('stock_records').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('stock_feed_rules').where('account_id', '=', accountId).execute()
  const feeds = await tx
    .deleteFrom('stock_feeds')
    .where('account_id', '=', accountId)
    .returning('picture_keys')
    .execute()
  const archives = [...runs, ...feeds].flatMap((row) => row.picture_keys)
  const keys = [...runs.flatMap((run) => run.file_key ?? []), ...archives]
  if (keys.length > 0) await enqueue(tx, removeStoredFilesTask, { keys })
}
