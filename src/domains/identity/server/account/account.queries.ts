import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from './account.view.ts'
import { buildRatingSql, buildReviewCountSql } from './ratings.service.ts'

export function selectAccount(db: Db, id: AccountId) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('server_time'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Registrations that aren't finished don't count. */
export async function findEmailOwner(db: Db, email: string): Promise<AccountId | null> {
  const taken = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'user')
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return taken?.id ?? null
}

/**
 * Locked before its dependent rows, which serialises changes to its access. FOR NO KEY UPDATE, so
 * that rows that only refer to it don't wait.
 */
export function lockAccount(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Reads an account's facts from the tables of other modules. A subscription whose first payment is
 * under way doesn't count.
 */
export async function selectAccountFacts(db: Db, id: AccountId, sessionId: number | null) {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('stock_feeds as f', 'f.account_id', 'a.id')
    .leftJoin('subscriptions as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on('s.status', 'in', ['active', 'past_due']),
    )
    .leftJoin('sessions as own', (join) =>
      join.onRef('own.account_id', '=', 'a.id').on('own.id', '=', sessionId),
    )
    .select(['f.mc_dealership_id', 's.plan_id', 's.status as subscription_status', 's.period_ends_at'])
    .select(['a.last_seen_at', 'own.push_subscription'])
    .select([buildRatingSql('a.id').as('rating'), buildReviewCountSql('a.id').as('review_count')])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
}
