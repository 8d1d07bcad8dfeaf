import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { saveSnapshots } from './seen.service.ts'

export async function recordPastWatchers(
  tx: Tx,
  listingId: ListingId,
  watchers: readonly { account_id: AccountId; watched_at: Date }[],
): Promise<void> {
  if (watchers.length === 0) return
  const recorded = await tx
    .insertInto('favourites')
    .values(watchers.map((watcher) => ({ ...watcher, listing_id: listingId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'listing_id'])
    .execute()
  await saveSnapshots(tx, recorded)
}
