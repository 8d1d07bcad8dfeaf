import { sql } from 'kysely'
import { refreshSearchRow } from '#domains/search/server/search.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { selectFindable, selectFitting, type Fitting } from './matching.queries.ts'
import { savedSearchesMatched } from './saved-searches.events.ts'
import { listListingKeys } from './saved-searches.rules.ts'

export async function matchPublished(tx: Tx, listingId: ListingId): Promise<void> {
  // Its search row may not exist yet: event handlers have no order.
  await refreshSearchRow(tx, listingId)
  await match(tx, listingId, null)
}

export async function matchChanged(tx: Tx, listingId: ListingId, before: object): Promise<void> {
  await match(tx, listingId, before)
}

export async function findFitting(
  db: Db,
  listingId: ListingId,
  before: object | null = null,
): Promise<Fitting[]> {
  const found = await selectFindable(db, listingId)
  if (!found) return []
  const { seller_id: sellerId, tokens } = found
  return await selectFitting(db, {
    listing_id: listingId,
    seller_id: sellerId,
    keys: listListingKeys(tokens),
    before,
  })
}

/** How many people one event notifies, so that no handler takes long. */
const notifiedTogether = 100

async function match(tx: Tx, listingId: ListingId, before: object | null): Promise<void> {
  const fitting = await findFitting(tx, listingId, before)
  if (fitting.length === 0) return
  const fresh = await recordMatches(tx, listingId, fitting)
  const atOnce = fitting.filter(({ id, alerts }) => alerts === 'at_once' && fresh.has(id))
  const owners = [...Map.groupBy(atOnce, ({ account_id: accountId }) => accountId)].map(
    ([accountId, searches]) => ({
      account_id: accountId,
      saved_search_ids: searches.map(({ id }) => id),
    }),
  )
  for (let n = 0; n < owners.length; n += notifiedTogether) {
    await recordEvent(tx, savedSearchesMatched, {
      listing_id: listingId,
      owners: owners.slice(n, n + notifiedTogether),
    })
  }
}

/**
 * Records once per search and listing.
 * @returns the new searches
 */
async function recordMatches(tx: Tx, listingId: ListingId, fitting: Fitting[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_search_matches (saved_search_id, listing_id, matched_at, waits)
    select id, ${listingId}, clock_timestamp(), waits
      from jsonb_to_recordset(${JSON.stringify(
        fitting.map(({ id, alerts }) => ({ id, waits: alerts === 'daily' || alerts === 'weekly' })),
      )}::jsonb) as fitting (id bigint, waits boolean)
     order by id
    on conflict do nothing returning saved_search_id as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
