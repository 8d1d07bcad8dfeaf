import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { buildRatingSql, buildReviewCountSql } from './ratings.service.ts'

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
