import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import { renewSuggestions } from './suggestions/suggestions.service.ts'
import { goOnReindexing } from './index/reindex.service.ts'
import { learnWords } from './index/search.dictionary.service.ts'
import { selectRowListings } from './index/search-row.queries.ts'
import { passEndedOpenHomes, refreshSearchRow } from './index/search-row.service.ts'

const pauseMs = 1_000

const refreshSearchRowTask = task({
  name: 'refresh_search_row',
  run: async ({ listing_id: listingId }: { listing_id: ListingId }, { db }) =>
    await transact(db, (tx) => refreshSearchRow(tx, listingId)),
})

/**
 * Deferred, and run once for all changes until then: a search row is too expensive to write for
 * every bid.
 */
export async function refreshSoon(tx: Tx, listingId: ListingId): Promise<void> {
  await enqueue(
    tx,
    refreshSearchRowTask,
    { listing_id: listingId },
    { jobKey: `search_row:${listingId}`, inMs: pauseMs, keepRunAt: true },
  )
}

const batch = 200

type Some = { category_id: number } | { seller_id: AccountId }

/** Idempotent, so a worker that dies on the way does no harm. */
const refreshSomeTask = task({
  name: 'refresh_category',
  run: async ({ after, ...some }: Some & { after: ListingId }, { db }) => {
    const ids = await selectRowListings(db, some, { after, limit: batch })
    for (const id of ids) await transact(db, (tx) => refreshSearchRow(tx, id))
    if (ids.length === batch) await transact(db, (tx) => refreshSome(tx, some, must(ids.at(-1), 'last id')))
  },
})

const refreshSome = (tx: Tx, some: Some, after: number) => enqueue(tx, refreshSomeTask, { ...some, after })

export async function refreshCategorySoon(tx: Tx, categoryId: number): Promise<void> {
  await refreshSome(tx, { category_id: categoryId }, 0)
}

const renewSuggestionsTask = task({
  name: 'renew_suggestions',
  every: '5 minutes',
  run: async (_payload: object, { db }) => await renewSuggestions(db),
})

export async function refreshSellerSoon(tx: Tx, sellerId: AccountId): Promise<void> {
  await refreshSome(tx, { seller_id: sellerId }, 0)
}

const learnWordsTask = task({
  name: 'learn_search_words',
  every: 'minute',
  run: async (_payload: object, { db }) => await learnWords(db),
})

const reindexTask = task({
  name: 'reindex',
  every: '5 minutes',
  run: async (_payload: object, { db }) => await goOnReindexing(db),
})

const passEndedOpenHomesTask = task({
  name: 'pass_ended_open_homes',
  every: 'minute',
  run: async (_payload: object, { db }) => await passEndedOpenHomes(db),
})

export const searchTasks = [
  passEndedOpenHomesTask,
  reindexTask,
  learnWordsTask,
  refreshSearchRowTask,
  refreshSomeTask,
  renewSuggestionsTask,
]
