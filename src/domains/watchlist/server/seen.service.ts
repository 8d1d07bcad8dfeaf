import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { Favourite, listFavourites, markSeen, WatchChange } from '#domains/watchlist/common/watching.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { listLines } from '#domains/selling/server/expiry.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { changesSince, fieldsInSnapshot } from './seen.rules.ts'
import {
  lockOwnFavourites,
  selectEditsSince,
  selectVersions,
  selectFavourites,
  type FavouriteRow,
} from './watching.queries.ts'
import { requestedReminders } from './reminders.service.ts'

export async function readFavourites(
  db: Db,
  accountId: AccountId,
  wish: OperationValues<typeof listFavourites>,
): Promise<Favourite[]> {
  const rows = await selectFavourites(db, accountId, wish)
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const linesOfRow = await readEditLines(db, rows, cardOf)
  return rows.flatMap((row) => {
    const listing = cardOf.get(row.listing_id)
    return listing ? [viewFavourite(row, listing, linesOfRow(row.id))] : []
  })
}

function viewFavourite(row: FavouriteRow, listing: ListingCard, lines: string[]): Favourite {
  const { id, note, version, standing, my_max_cents: myMaxCents, sold_for_cents: soldForCents } = row
  return {
    id,
    note,
    watched_at: row.watched_at.toISOString(),
    listing,
    version,
    changes: listChanges(row, listing, lines),
    looked_at: (row.looked_at ?? row.watched_at).toISOString(),
    standing,
    my_max_cents: myMaxCents,
    sold_for_cents: soldForCents,
    reminders: requestedReminders(row),
    reminders_are_usual: row.reminder_hours === null,
    threshold:
      row.threshold_cents === null
        ? null
        : { cents: row.threshold_cents, is_reached: row.is_armed === false },
  }
}

function listChanges(row: FavouriteRow, listing: ListingCard, lines: string[]): WatchChange[] {
  const {
    status,
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState,
    closes_at: closesAt,
  } = row
  if (status === null || priceCents === null || bidCount === null || reserveState === null) return []
  const then = {
    status,
    price_cents: priceCents,
    bid_count: bidCount,
    reserve_state: reserveState,
    buy_now_price_cents: row.buy_now_price_cents,
    closes_at: closesAt?.toISOString() ?? null,
  }
  return changesSince(then, listing, lines)
}

async function readEditLines(db: Db, rows: FavouriteRow[], cardOf: Map<number, ListingCard>) {
  const edits = Map.groupBy(
    await selectEditsSince(
      db,
      rows.map(({ id }) => id),
    ),
    ({ favourite_id: favouriteId }) => favouriteId,
  )
  const methodOf = new Map(
    rows.map(({ id, listing_id: listingId }) => [id, cardOf.get(listingId)?.sale_method]),
  )
  return (favouriteId: number): string[] => {
    const lines = (edits.get(favouriteId) ?? []).flatMap(({ changes }) => {
      const unshown = fromColumn<Parameters<typeof listLines>[0]>(changes).filter(
        ({ field }) => !fieldsInSnapshot.has(field),
      )
      return listLines(unshown, methodOf.get(favouriteId) ?? 'auction')
    })
    return [...new Set(lines)]
  }
}

interface Watched {
  id: number
  listing_id: ListingId
}

export async function saveSnapshots(tx: Tx, favourites: readonly Watched[]): Promise<void> {
  if (favourites.length === 0) return
  const listingIds = [...new Set(favourites.map(({ listing_id: listingId }) => listingId))]
  const versions = await selectVersions(tx, listingIds)
  await writeSnapshots(tx, favourites, versions, await selectListingCards(tx, listingIds))
}

/** Saves the versions that they viewed: later changes are still new. */
export async function saveSeen(
  db: Db,
  accountId: AccountId,
  { items }: OperationValues<typeof markSeen>,
): Promise<void> {
  if (items.length === 0) return
  await transact(db, async (tx) => {
    const seenOf = new Map(items.map((item) => [item.listing_id, item]))
    const mine = await lockOwnFavourites(tx, accountId, [...seenOf.keys()])
    const listingIds = mine.map(({ listing_id: listingId }) => listingId)
    const versions = await selectVersions(tx, listingIds)
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    const cards = (await selectListingCards(tx, listingIds)).filter(({ id, deal_version: dealVersion }) => {
      const seen = seenOf.get(id)
      return seen?.deal_version === dealVersion && seen.version === versionOf.get(id)
    })
    await writeSnapshots(tx, mine, versions, cards)
  })
}

async function writeSnapshots(
  tx: Tx,
  favourites: readonly Watched[],
  versions: Awaited<ReturnType<typeof selectVersions>>,
  cards: readonly ListingCard[],
): Promise<void> {
  const at = await readClock(tx)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const editOf = new Map(versions.map(({ id, last_edit_id: lastEditId }) => [id, lastEditId]))
  const snapshots = favourites.flatMap(({ id, listing_id: listingId }) => {
    const card = cardOf.get(listingId)
    if (!card) return []
    const {
      status,
      price_cents: priceCents,
      bid_count: bidCount,
      reserve_state: reserveState,
      buy_now_price_cents: buyNowPriceCents,
      closes_at: closesAt,
    } = card
    const seen = {
      status,
      price_cents: priceCents,
      bid_count: bidCount,
      reserve_state: reserveState,
      buy_now_price_cents: buyNowPriceCents,
      closes_at: closesAt,
    }
    return [{ favourite_id: id, at, ...seen, last_edit_id: editOf.get(listingId) ?? null }]
  })
  if (snapshots.length === 0) return
  await tx
    .insertInto('watch_snapshots')
    .values(snapshots)
    .onConflict((on) =>
      on.column('favourite_id').doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        status: eb.ref('excluded.status'),
        price_cents: eb.ref('excluded.price_cents'),
        bid_count: eb.ref('excluded.bid_count'),
        reserve_state: eb.ref('excluded.reserve_state'),
        buy_now_price_cents: eb.ref('excluded.buy_now_price_cents'),
        closes_at: eb.ref('excluded.closes_at'),
        last_edit_id: eb.ref('excluded.last_edit_id'),
      })),
    )
    .execute()
}
