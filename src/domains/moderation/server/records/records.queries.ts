import { sql } from 'kysely'
import {
  adminTaskKinds,
  type AdminTaskKind,
  type AdminTasks,
  type findForAdmin,
} from '#domains/moderation/common/records/records.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'

interface TaskCountRow {
  kind: AdminTaskKind
  count: number
  oldest_at: Date | null
}

/** Counted like the tables that these counts link to. */
export async function selectTasks(db: Db): Promise<AdminTasks> {
  const { rows } = await sql<TaskCountRow>`
    select 'reports' as kind, count(distinct listing_id) as count, min(flagged_at) as oldest_at
      from flags where outcome is null and reporter_id is not null
    union all
    select 'member_reports', count(*), min(flagged_at) from member_flags where outcome is null
    union all
    select 'approvals', count(*), min((select max(c.at) from listing_status_changes c
        where c.listing_id = l.id and c.status = 'pending'))
      from listings l where l.status = 'pending'
    union all
    select 'appeals', count(*), min(waiting.at)
      from listing_suspensions s
      cross join lateral (
        select m.is_sellers, m.at from appeal_messages m where m.suspension_id = s.id order by m.id desc limit 1
      ) as waiting
     where s.cause = 'admin' and s.lifted_at is null and waiting.is_sellers
    union all
    select 'account_appeals', count(*), min(waiting.at)
      from account_suspensions s
      cross join lateral (
        select m.is_owners, m.at from account_appeals m where m.suspension_id = s.id order by m.id desc limit 1
      ) as waiting
     where s.lifted_at is null and waiting.is_owners
    union all
    select 'support', count(*), min(waiting_since) from support_requests where waiting_since is not null
    union all
    select 'disputes', count(distinct t.listing_id), min(d.opened_at)
      from trades t join trade_disputes d on d.trade_id = t.id and d.outcome is null
     where t.status = 'disputed'
    union all
    select 'reviews', count(*), min(d.disputed_at)
      from review_disputes d join reviews r on r.id = d.review_id
     where d.outcome is null and r.removed_at is null`.execute(db)
  const tasks = rows.map(({ kind, count, oldest_at: oldestAt }) => [
    kind,
    { count, oldest_at: oldestAt?.toISOString() ?? null },
  ])
  const none = adminTaskKinds.map((kind) => [kind, { count: 0, oldest_at: null }])
  return Object.fromEntries([...none, ...tasks])
}

type FindReply = OperationReply<typeof findForAdmin>

export async function selectNumbered(db: Db, q: string): Promise<Pick<FindReply, 'trades' | 'invoices'>> {
  // A sale is also searched for by what its buyer writes on the transfer: H5001.
  const tradeNumber = readNumber(q.trim().replace(/^h(?=\d)/i, ''))
  if (tradeNumber === null) return { trades: [], invoices: [] }
  const number = readNumber(q)
  const trades = db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .innerJoin('accounts as b', 'b.id', 't.buyer_id')
    .select([
      't.id',
      't.listing_id',
      'l.title',
      's.display_name as seller_name',
      'b.display_name as buyer_name',
    ])
    .where('t.id', '=', sql<number>`${tradeNumber}::bigint`)
    .execute()
  const invoices = db
    .selectFrom('invoices')
    .select(['id', 'number', 'recipient_name'])
    .where('number', '=', sql<number>`${number}::bigint`)
    .execute()
  return { trades: await trades, invoices: await invoices }
}
