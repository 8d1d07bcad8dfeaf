import { sql } from 'kysely'
import {
  maxSavedSearches,
  type SavedQuery,
  type SavedSearch,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { searchKey } from '#domains/saved-searches/common/search-key.ts'
import { readSearchState } from '#domains/search/server/index/search-row.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { uncached } from '#platform/server/cache/caches.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import {
  countSavedSearches,
  selectByKey,
  selectSavedSearch,
  selectSavedSearches,
  selectShares,
  type SavedSearchRow,
} from './saved-searches.queries.ts'
import { getStored, getKeys, tokensIn, type StoredState } from './saved-searches.rules.ts'
import * as t from '#domains/saved-searches/texts.ts'

interface SearchToSave {
  name: string
  query: SavedQuery
  alerts: SearchAlerts
}

export async function readSavedSearches(db: Db, accountId: AccountId): Promise<SavedSearch[]> {
  return (await selectSavedSearches(db, accountId)).map(view)
}

/** Saving the same search again changes nothing. */
export function addSavedSearch(db: Db, accountId: AccountId, wish: SearchToSave): Promise<SavedSearch> {
  return transact(db, async (tx) => {
    await lockSavedSearches(tx, accountId)
    const queryKey = searchKey(wish.query)
    const known = await selectByKey(tx, accountId, queryKey)
    if (known !== undefined) return await present(tx, accountId, known)
    if (queryKey === '[]') {
      refuse('validation_failed', {
        errors: { query: t.search_for_something_first_words_a() },
      })
    }
    await refuseWhenFull(tx, accountId)
    const stored = getStored(wish.query, await readFor(tx, wish.query))
    const id = await insert(tx, accountId, { ...wish, search_key: queryKey, stored })
    return await present(tx, accountId, id)
  })
}

async function readFor(tx: Tx, query: SavedQuery) {
  try {
    return await readSearchState(uncached(tx), query)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.details.errors) throw error
    const errors = Object.entries(error.details.errors).map(([field, words]) => [`query.${field}`, words])
    return refuse('validation_failed', { errors: Object.fromEntries(errors) })
  }
}

async function insert(
  tx: Tx,
  accountId: AccountId,
  {
    name,
    query,
    alerts,
    search_key: queryKey,
    stored,
  }: SearchToSave & { search_key: string; stored: StoredState },
): Promise<number> {
  const now = await readClock(tx)
  const { near } = stored
  const { id } = await tx
    .insertInto('saved_searches')
    .values({
      account_id: accountId,
      name,
      query: JSON.stringify(query),
      search_key: queryKey,
      alerts,
      saved_at: now,
      looked_at: now,
      wanted: stored.wanted,
      bounds: JSON.stringify(stored.bounds),
      latitude: near?.latitude ?? null,
      longitude: near?.longitude ?? null,
      radius_m: near && Math.round(near.radiusKm * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertKeys(tx, id, stored)
  return id
}

async function insertKeys(tx: Tx, savedSearchId: number, stored: StoredState): Promise<void> {
  const shares = await selectShares(tx, tokensIn(stored))
  const rows = getKeys(stored, shares).map((key) => ({ key, saved_search_id: savedSearchId }))
  if (rows.length > 0) await tx.insertInto('saved_search_keys').values(rows).execute()
}

const renewedTogether = 100

/** Parses searches again that an older version saved. */
export async function renewOutdatedSearches(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('is_outdated', '=', true)
    .orderBy('id')
    .limit(renewedTogether)
    .execute()
  for (const { id } of rows) await transact(db, (tx) => renewSearch(tx, id))
  if (rows.length === renewedTogether) await renewOutdatedSearches(db)
}

async function renewSearch(tx: Tx, id: number): Promise<void> {
  const row = await tx
    .updateTable('saved_searches')
    .set({ is_outdated: false })
    .where('id', '=', id)
    .where('is_outdated', '=', true)
    .returning('query')
    .executeTakeFirst()
  if (!row) return
  const query = fromColumn<SavedQuery>(row.query)
  // Its category or the like may be gone: then it finds nothing any more.
  const state = await readFor(tx, query).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!state) return
  const stored = getStored(query, state)
  await tx
    .updateTable('saved_searches')
    .set({
      wanted: stored.wanted,
      bounds: JSON.stringify(stored.bounds),
      // The same search may have been saved again in the meantime.
      search_key: sql<string>`case when exists (
        select from saved_searches other where other.account_id = saved_searches.account_id
           and other.search_key = ${searchKey(query)}) then search_key else ${searchKey(query)} end`,
    })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('saved_search_keys').where('saved_search_id', '=', id).execute()
  await insertKeys(tx, id, stored)
}

/** Serialises saving and restoring in one account. */
async function lockSavedSearches(tx: Tx, accountId: AccountId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved searches', ${accountId}))`.execute(tx)
}

async function refuseWhenFull(tx: Tx, accountId: AccountId): Promise<void> {
  if ((await countSavedSearches(tx, accountId)) >= maxSavedSearches) refuse('saved_searches_full')
}

export function changeOwnSearch(
  db: Db,
  accountId: AccountId,
  { id, name, alerts }: { id: number; name?: string | undefined; alerts?: SearchAlerts | undefined },
): Promise<SavedSearch> {
  return transact(db, async (tx) => {
    if (name !== undefined) await ownRow(tx, accountId, id).set({ name }).execute()
    if (alerts !== undefined) await setAlerts(tx, accountId, [id], alerts)
    return await present(tx, accountId, id)
  })
}

export async function setAlerts(
  tx: Tx,
  accountId: AccountId,
  ids: number[],
  alerts: SearchAlerts,
): Promise<void> {
  const changed = await tx
    .updateTable('saved_searches')
    .set({ alerts })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute()
  if (alerts !== 'none' || changed.length === 0) return
  await tx
    .updateTable('saved_search_matches')
    .set({ waits: false })
    .where(
      'saved_search_id',
      'in',
      changed.map(({ id }) => id),
    )
    .where('waits', '=', true)
    .execute()
}

export async function markSearchSeen(db: Db, accountId: AccountId, id: number): Promise<void> {
  const { numUpdatedRows } = await transact(db, (tx) =>
    ownRow(tx, accountId, id)
      .set({ looked_at: sql<Date>`clock_timestamp()` })
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) refuse('not_found')
}

export async function removeOwnSearch(db: Db, accountId: AccountId, id: number): Promise<void> {
  const { numUpdatedRows } = await transact(db, (tx) =>
    ownRow(tx, accountId, id)
      .set({ removed_at: sql<Date>`clock_timestamp()` })
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) refuse('not_found')
}

/** If the same search was saved again meanwhile, that one remains. */
export function restoreOwnSearch(db: Db, accountId: AccountId, id: number): Promise<SavedSearch> {
  return transact(db, async (tx) => {
    await lockSavedSearches(tx, accountId)
    const removed = await tx
      .selectFrom('saved_searches')
      .select(['search_key', 'removed_at'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!removed) return refuse('not_found')
    const known = await selectByKey(tx, accountId, removed.search_key)
    if (known !== undefined) return await present(tx, accountId, known)
    await refuseWhenFull(tx, accountId)
    await tx.updateTable('saved_searches').set({ removed_at: null }).where('id', '=', id).execute()
    return await present(tx, accountId, id)
  })
}

const ownRow = (tx: Tx, accountId: AccountId, id: number) =>
  tx
    .updateTable('saved_searches')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)

export async function forgetSavedSearches(tx: Tx, accountId: AccountId): Promise<void> {
  for (const table of ['alert_emails', 'saved_search_digests', 'saved_searches'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}

async function present(tx: Tx, accountId: AccountId, id: number): Promise<SavedSearch> {
  const row = await selectSavedSearch(tx, accountId, id)
  return row ? view(row) : refuse('not_found')
}

const view = ({ saved_at: savedAt, ...row }: SavedSearchRow): SavedSearch => ({
  ...row,
  saved_at: savedAt.toISOString(),
})
