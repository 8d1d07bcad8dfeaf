import { sql } from 'kysely'
import type { addFavourite } from '#domains/watchlist/common/watching.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockWatching } from './bid-watching.queries.ts'
import { passOverReminders } from './reminders.service.ts'
import { saveSnapshots } from './seen.service.ts'
import { carryThresholdsOver } from './thresholds/thresholds.service.ts'
import { watchersCarriedOver, watchersChanged } from './watching.events.ts'
import { countWatchers, isPublic, selectOwnFavourite } from './watching.queries.ts'
import * as t from '#domains/watchlist/texts.ts'

/** Idempotent: only the first call notifies. */
export function addToWatchlist(
  db: Db,
  accountId: AccountId,
  listingId: ListingId,
): Promise<OperationReply<typeof addFavourite>> {
  return transact(db, async (tx) => {
    if (!(await isPublic(tx, listingId))) refuse('not_found')
    const id = await startWatching(tx, accountId, listingId)
    return { id, listing_id: listingId, watchers: await countWatchers(tx, listingId) }
  })
}

/** Idempotent. */
export async function startWatching(tx: Tx, accountId: AccountId, listingId: ListingId): Promise<number> {
  const { id, is_new: isNew } = await tx
    .insertInto('favourites')
    .values({ account_id: accountId, listing_id: listingId })
    // DO UPDATE locks the existing row, so that its id is still right in our answer.
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'listing_id']).doUpdateSet({ account_id: accountId }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  if (isNew) {
    await saveSnapshots(tx, [{ id, listing_id: listingId }])
    await passOverReminders(tx, { account_id: accountId, listing_id: listingId })
    await notifyWatchersChanged(tx, listingId)
  }
  return id
}

export function removeFromWatchlist(db: Db, accountId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const favourite = await selectOwnFavourite(tx, accountId, id)
    if (!favourite) refuse('not_found')
    if (favourite.is_leading) refuse('leading_bidder')
    await lockWatching(tx, accountId, favourite.listing_id)
    const removed = await tx
      .deleteFrom('favourites')
      .where('id', '=', id)
      .returning(['listing_id', 'watched_at'])
      .execute()
    await recordWatchRemovals(tx, removed)
    await recordUnwatched(tx, accountId, favourite.listing_id)
  })
}

/** Only of an auction that may still be bid on. */
async function recordUnwatched(tx: Tx, accountId: AccountId, listingId: ListingId): Promise<void> {
  await tx
    .insertInto('unwatched_auctions')
    .columns(['account_id', 'listing_id'])
    .expression((eb) =>
      eb
        .selectFrom('deals')
        .select([eb.val(accountId).as('account_id'), 'listing_id'])
        .where('listing_id', '=', listingId)
        .where('kind', '=', 'auction')
        .where('closed_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function saveNote(
  db: Db,
  accountId: AccountId,
  listingId: ListingId,
  note: string,
): Promise<void> {
  const saved = await transact(db, (tx) =>
    tx
      .updateTable('favourites')
      .set({ note })
      .where('account_id', '=', accountId)
      .where('listing_id', '=', listingId)
      .executeTakeFirst(),
  )
  if (saved.numUpdatedRows === 0n) {
    refuse('not_found', { message: t.youre_not_watching_this_listing() })
  }
}

/** Includes notes and thresholds. The earlier listing stays on their lists as ended. */
export async function carryWatchersOver(tx: Tx, listingId: ListingId): Promise<void> {
  const carried = await tx
    .insertInto('favourites')
    .columns(['account_id', 'listing_id', 'note', 'reminder_hours'])
    .expression((eb) =>
      eb
        .selectFrom('relistings as r')
        .innerJoin('favourites as f', 'f.listing_id', 'r.earlier_id')
        .select(['f.account_id', 'r.listing_id', 'f.note', 'f.reminder_hours'])
        .where('r.listing_id', '=', listingId)
        .orderBy('f.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'account_id'])
    .execute()
  if (carried.length === 0) return
  await saveSnapshots(
    tx,
    carried.map(({ id }) => ({ id, listing_id: listingId })),
  )
  await passOverReminders(tx, { listing_id: listingId })
  // Notified of the price, so not of the relisting too.
  const reached = new Set(await carryThresholdsOver(tx, listingId))
  const accountIds = carried.flatMap(({ account_id: accountId }) => (reached.has(accountId) ? [] : accountId))
  await recordEvent(tx, watchersCarriedOver, { listing_id: listingId, account_ids: accountIds })
  await notifyWatchersChanged(tx, listingId)
}

export async function forgetFavourites(tx: Tx, accountId: AccountId): Promise<void> {
  const forgotten = await tx
    .deleteFrom('favourites')
    .where('account_id', '=', accountId)
    .returning(['listing_id', 'watched_at'])
    .execute()
  for (const table of ['usual_reminders', 'watch_choices', 'unwatched_auctions'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await recordWatchRemovals(tx, forgotten)
}

/** The number of watchers is retained, without the people. */
async function recordWatchRemovals(
  tx: Tx,
  ended: { listing_id: ListingId; watched_at: Date }[],
): Promise<void> {
  if (ended.length === 0) return
  await tx.insertInto('watch_removals').values(ended).execute()
  for (const { listing_id: listingId } of ended) await notifyWatchersChanged(tx, listingId)
}

async function notifyWatchersChanged(tx: Tx, listingId: ListingId): Promise<void> {
  await recordEvent(tx, watchersChanged, { listing_id: listingId })
  await publishTopic(tx, `listing:${listingId}`)
}

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
