import type { WatchChoices } from '#domains/watchlist/common/watching.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import {
  isUnwatched,
  isWatched,
  lockAccountStatus,
  lockWatching,
  selectWatchesBids,
} from './bid-watching.queries.ts'
import { startWatching } from './watching.service.ts'

/** Unless the bidder chose otherwise, or has removed this auction from their watchlist. */
export async function watchBidListing(tx: Tx, bidderId: AccountId, listingId: ListingId): Promise<void> {
  if (await isWatched(tx, bidderId, listingId)) return
  const { watches_bids: watchesBids } = await readWatchChoices(tx, bidderId)
  if (!watchesBids || (await lockAccountStatus(tx, bidderId)) === 'deleted') return
  await lockWatching(tx, bidderId, listingId)
  if (await isUnwatched(tx, bidderId, listingId)) return
  await startWatching(tx, bidderId, listingId)
}

export async function readWatchChoices(db: Db, accountId: AccountId): Promise<WatchChoices> {
  return { watches_bids: (await selectWatchesBids(db, accountId)) ?? true }
}

export async function saveWatchChoices(
  db: Db,
  accountId: AccountId,
  { watches_bids: watchesBids }: WatchChoices,
): Promise<WatchChoices> {
  return await transact(db, async (tx) => {
    const choice = { watches_bids: watchesBids, at: await readClock(tx) }
    await tx
      .insertInto('watch_choices')
      .values({ account_id: accountId, ...choice })
      .onConflict((on) => on.column('account_id').doUpdateSet(choice))
      .execute()
    return { watches_bids: watchesBids }
  })
}

/** Run when an auction ends: after that there are no bids that could put it back. */
export async function forgetUnwatched(tx: Tx, listingIds: ListingId[]): Promise<void> {
  await tx.deleteFrom('unwatched_auctions').where('listing_id', 'in', listingIds).execute()
}
