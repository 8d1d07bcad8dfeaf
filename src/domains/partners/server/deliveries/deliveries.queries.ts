import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { toLikePattern } from '#platform/server/database/like-pattern.ts'

interface DeliverySearch {
  status?: 'waiting' | 'delivered' | 'failed' | undefined
  account_id?: AccountId | undefined
  host?: string | undefined
}

/** Counting stops here, so that millions of deliveries answer quickly. */
const maxCounted = 10_000

const hostSql = sql<string>`substring(w.url from '^https?://([^/?#]*)')`

const findDeliveries = (db: Db, { status, account_id: accountId, host }: DeliverySearch) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .$if(status !== undefined, (q) => q.where('d.status', '=', must(status, 'status')))
    .$if(accountId !== undefined, (q) => q.where('w.account_id', '=', must(accountId, 'account_id')))
    .$if(host !== undefined, (q) =>
      q.where(sql<boolean>`${hostSql} ilike ${toLikePattern(must(host, 'host'))}`),
    )

export async function selectMemberDeliveries(
  db: Db,
  search: DeliverySearch,
  { page, limit }: { page: number; limit: number },
) {
  const found = findDeliveries(db, search)
  const [rows, counted] = await Promise.all([
    found
      .selectAll('d')
      .select(['w.account_id', 'w.disabled_at', hostSql.as('host')])
      .select(sql<string>`a.first_name || ' ' || a.last_name`.as('account_name'))
      .orderBy('d.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom(found.select('d.id').limit(maxCounted).as('some'))
      .select((q) => q.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
