import { sql } from 'kysely'
import type { SavedQuery, SearchAlerts } from '#domains/saved-searches/common/saved-searches.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

export interface SavedSearchRow {
  id: number
  name: string
  query: SavedQuery
  alerts: SearchAlerts
  saved_at: Date
  new_count: number
}

export async function selectSavedSearches(db: Db, accountId: AccountId): Promise<SavedSearchRow[]> {
  const rows = await ownSearches(db, accountId).orderBy('new_count', 'desc').orderBy('s.id', 'desc').execute()
  return rows.map(toSavedSearchRow)
}

export async function selectSavedSearch(
  db: Db,
  accountId: AccountId,
  id: number,
): Promise<SavedSearchRow | undefined> {
  const row = await ownSearches(db, accountId).where('s.id', '=', id).executeTakeFirst()
  return row && toSavedSearchRow(row)
}

const ownSearches = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('saved_searches as s')
    .select(['s.id', 's.name', 's.query', 's.alerts', 's.saved_at'])
    .select(
      sql<number>`(select count(*) from saved_search_matches m join listings l on l.id = m.listing_id
        where m.saved_search_id = s.id and m.matched_at > s.looked_at and l.status = 'active')`.as(
        'new_count',
      ),
    )
    .where('s.account_id', '=', accountId)
    .where('s.removed_at', 'is', null)

const severalOnce = ['subtype', 'make', 'fuel_type', 'transmission', 'body_style']

/** Older rows have a single value where several may be chosen now. */
const listValues = (query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      severalOnce.includes(name) && typeof value === 'string' ? [value] : value,
    ]),
  )

const toSavedSearchRow = (row: Omit<SavedSearchRow, 'query'> & { query: unknown }): SavedSearchRow => ({
  ...row,
  query: fromColumn<SavedQuery>(listValues(fromColumn<object>(row.query))),
})

export async function countSavedSearches(db: Db, accountId: AccountId): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function selectByKey(
  db: Db,
  accountId: AccountId,
  searchKey: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('account_id', '=', accountId)
    .where('search_key', '=', searchKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Uses PostgreSQL's statistics, if it has any; prefixes count all tokens that begin so. */
export async function selectShares(db: Db, tokens: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ token: string; share: number }>`
    select c.token, c.share
      from pg_stats s,
           unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as c (token, share)
     where s.schemaname = current_schema and s.tablename = 'search_rows' and s.attname = 'tokens'
       and c.token is not null
       and exists (select from unnest(${tokens}::text[]) t where starts_with(c.token, t))`.execute(db)
  return new Map(rows.map(({ token, share }) => [token, share]))
}

export async function selectDueDigests(db: Db, { alerts, due_at: dueAt }: Due): Promise<AccountId[]> {
  const { rows } = await sql<{ account_id: AccountId }>`
    select distinct s.account_id
      from saved_search_matches m join saved_searches s on s.id = m.saved_search_id
     where m.waits and m.matched_at < ${dueAt} and s.removed_at is null
       and s.alerts = any(${alertsIn[alerts]}::text[])
       and not exists (select from saved_search_digests d
                        where d.account_id = s.account_id and d.alerts = ${alerts} and d.due_at = ${dueAt})
     order by s.account_id`.execute(db)
  return rows.map(({ account_id: accountId }) => accountId)
}

export interface Due {
  alerts: 'daily' | 'weekly'
  due_at: Date
}

/** Matches waiting under "at once" come with the next daily digest. */
export const alertsIn = { daily: ['daily', 'at_once'], weekly: ['weekly'] }

/** Due at eight in the morning in Auckland, weekly ones on Mondays. */
export async function selectLastDue(db: Db, now?: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with clock as (
      select coalesce(${now ?? null}::timestamptz, clock_timestamp()) at time zone 'Pacific/Auckland' as here
    ), eights as (
      select here, date_trunc('day', here) + interval '8 hours' as today,
             date_trunc('week', here) + interval '8 hours' as monday from clock
    )
    select 'daily' as alerts,
           (today - case when here < today then interval '1 day' else '0' end)
             at time zone 'Pacific/Auckland' as due_at from eights
    union all
    select 'weekly', (monday - case when here < monday then interval '7 days' else '0' end)
             at time zone 'Pacific/Auckland' from eights`.execute(db)
  return rows
}

export function selectInLetter(db: Db, { account_id: accountId, saved_search_ids: savedSearchIds }: Letter) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'alerts'])
    .where('account_id', '=', accountId)
    .where('id', 'in', savedSearchIds)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

interface Letter {
  account_id: AccountId
  saved_search_ids: number[]
}

export function selectLetter(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('alert_emails')
    .select(['account_id', 'alerts', 'saved_search_ids'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}
