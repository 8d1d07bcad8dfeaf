import { sql } from 'kysely'
import type { Member } from '#domains/accounts/common/members/members.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/** With delivery, as far as it's known. */
const saleTotal = sql`coalesce(terms.total_cents, t.quantity * t.price_cents)`

export async function selectOpenSales(db: Db, sellerId: AccountId): Promise<Member['open_sales']> {
  return await db
    .selectFrom('trades as t')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('trade_terms')
          .select(['items_cents', 'total_cents'])
          .whereRef('trade_id', '=', 't.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(${saleTotal}), 0)::bigint`.as('total_cents'))
    .select(sql<number>`coalesce(sum(terms.total_cents - terms.items_cents), 0)::bigint`.as('delivery_cents'))
    .select(sql<number>`count(*) filter (where t.status = 'agreed')`.as('unpaid_count'))
    .select(
      sql<number>`coalesce(sum(${saleTotal}) filter (where t.status = 'agreed'), 0)::bigint`.as(
        'unpaid_cents',
      ),
    )
    .where('t.seller_id', '=', sellerId)
    .where('t.status', 'in', ['agreed', 'paid', 'sent'])
    .executeTakeFirstOrThrow()
}
