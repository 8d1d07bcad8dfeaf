import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

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
