import { sql } from 'kysely'
import { reviewDays } from '#domains/reviews/common/reviews.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { reviewableStatuses } from './reviews.rules.ts'

export async function selectDue(
  db: Db,
  accountId: AccountId,
  { page, limit }: { page: number; limit: number },
) {
  const due = db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as o', (on) =>
      on.on(
        'o.id',
        '=',
        sql<AccountId>`case when t.buyer_id = ${accountId} then t.seller_id else t.buyer_id end`,
      ),
    )
    .where((is) => is.or([is('t.buyer_id', '=', accountId), is('t.seller_id', '=', accountId)]))
    .where('t.status', 'in', [...reviewableStatuses])
    .where(
      sql<boolean>`not exists (select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied')`,
    )
    .where('t.agreed_at', '>=', sql<Date>`now() - make_interval(days => ${reviewDays})`)
    .where(
      sql<boolean>`not exists (select from reviews r where r.trade_id = t.id and r.author_id = ${accountId})`,
    )
  const rows = await due
    .select(['t.id', 't.listing_id', 't.buyer_id', 't.agreed_at', 'o.id as other_id', 'o.display_name'])
    .select(['l.type', sql<string>`coalesce(l.title, '')`.as('title')])
    .select(
      sql<boolean>`exists (select from reviews r where r.trade_id = t.id and r.author_id <> ${accountId})`.as(
        'other_has_written',
      ),
    )
    .orderBy('t.agreed_at')
    .orderBy('t.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await due.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
