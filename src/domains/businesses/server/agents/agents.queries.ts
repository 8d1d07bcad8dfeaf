import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import type { CountedListing } from './agent-numbers.rules.ts'

export type AgentRow = Awaited<ReturnType<typeof selectAgents>>[number]

const named = sql`p.agent_ids <> '{}' and p.agent_ids @> array[a.id]`

/** More than any plan allows, including those who left. */
const maxRows = 2_000

export async function selectAgents(
  db: Db,
  of: { seller_id?: AccountId; ids?: number[]; status?: 'active' | 'left' | undefined },
) {
  return await db
    .selectFrom('agents as a')
    .selectAll('a')
    .select(
      sql<number>`(select count(*) from property_details p join listings l on l.id = p.listing_id
        where ${named} and l.status = 'active')`.as('live_count'),
    )
    .select(sql<number>`(select count(*) from property_details p where ${named})`.as('listing_count'))
    .select(
      sql<Date | null>`case when a.status = 'left' then (
        select max(c.at) from agent_status_changes c where c.agent_id = a.id and c.status = 'left') end`.as(
        'left_at',
      ),
    )
    .$call(ifGiven(of.seller_id, (query, value) => query.where('a.seller_id', '=', value)))
    .$if(of.ids !== undefined, (query) =>
      query.where('a.id', '=', sql<number>`any(${of.ids ?? []}::bigint[])`),
    )
    .$call(ifGiven(of.status, (query, value) => query.where('a.status', '=', value)))
    .orderBy('a.status')
    .orderBy('a.name')
    .orderBy('a.id')
    .limit(maxRows)
    .execute()
}

export async function selectAgent(db: Db, id: number): Promise<AgentRow | undefined> {
  return (await selectAgents(db, { ids: [id] }))[0]
}

export async function lockAgent(tx: Tx, id: number) {
  return await tx.selectFrom('agents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks them, so that none leaves while a listing is about to name them. */
export async function lockAgents(tx: Tx, sellerId: AccountId, ids: readonly number[]) {
  return await tx
    .selectFrom('agents')
    .select(['id', 'name'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute()
}

/** Counts the agents viewed in a day; the same one again isn't counted. */
export async function countViews(tx: Tx, viewerId: AccountId, agentId: number, at: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('agent_looks')
    .select(sql<number>`count(distinct agent_id)`.as('count'))
    .where('viewer_id', '=', viewerId)
    .where('agent_id', '<>', agentId)
    .where('at', '>', sql<Date>`${at}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Selects property listings that were live at any time in the period. Days in Auckland, both
 * included.
 */
export async function selectCountedListings(
  db: Db,
  sellerId: AccountId,
  { from, to }: { from: string; to: string },
): Promise<CountedListing[]> {
  const { rows } = await sql<CountedListing>`
    with span as (
      select (${from}::date)::timestamp at time zone 'Pacific/Auckland' as starts_at,
             (${to}::date + 1)::timestamp at time zone 'Pacific/Auckland' as ends_at
    )
    select l.id as listing_id, p.agent_ids, l.status = 'active' as is_live,
           l.status = 'sold' and exists (
             select from listing_status_changes c
              where c.listing_id = l.id and c.status = 'sold' and c.at >= span.starts_at and c.at < span.ends_at
           ) as is_sold,
           coalesce((select sum(v.views) from listing_view_days v
              where v.listing_id = l.id and v.day between ${from}::date and ${to}::date), 0)::int
           + (select count(*) from listing_views v
               where v.listing_id = l.id and v.day between ${from}::date and ${to}::date)::int as views,
           case when l.status = 'active' then coalesce((
             select w.watchers from watch_counts w where w.listing_id = l.id), 0) else 0 end as watchers,
           (select count(*) from conversations c
             where c.listing_id = l.id and exists (
               select from chat_messages m where m.conversation_id = c.id and m.sender_id = c.buyer_id
                  and m.sent_at >= span.starts_at and m.sent_at < span.ends_at
                  and not exists (select from chat_messages earlier
                    where earlier.conversation_id = c.id and earlier.sender_id = c.buyer_id
                      and earlier.sent_at < span.starts_at)))::int
           + (select count(*) from questions q
               where q.listing_id = l.id and q.asked_at >= span.starts_at and q.asked_at < span.ends_at)::int
             as enquiries
      from listings l join property_details p on p.listing_id = l.id, span
     where l.seller_id = ${sellerId} and l.type = 'property' and l.status <> 'draft'`.execute(db)
  return rows
}
