import {
  addFavourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  setFavouriteNote,
  type Favourite,
} from '#contract/watching.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import type { Db } from '#server/platform/db.ts'
import type { Serve } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countFavourites, selectFavouriteIds, selectFavourites } from './watching.queries.ts'
import { keepNote, unwatch, watch } from './watching.service.ts'

export function watchingRoutes(serve: Serve, { db }: Platform): void {
  serve(listFavourites, async ({ input, caller }) => ({
    items: await readFavourites(db, caller.id, input),
    total: await countFavourites(db, caller.id),
    page: input.page,
    limit: input.limit,
  }))

  serve(listFavouriteIds, async ({ caller }) => ({ items: await selectFavouriteIds(db, caller.id) }))

  serve(addFavourite, ({ input, caller }) => watch(db, caller.id, input.listing_id))

  serve(removeFavourite, async ({ input, caller }) => {
    await unwatch(db, caller.id, input.id)
    return { ok: true as const }
  })

  serve(setFavouriteNote, async ({ input, caller }) => {
    await keepNote(db, caller.id, input.listing_id, input.note)
    return { ok: true as const }
  })
}

async function readFavourites(
  db: Db,
  account_id: number,
  page: { page: number; limit: number },
): Promise<Favourite[]> {
  const rows = await selectFavourites(db, account_id, page)
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ id, note, watched_at, listing_id }) => {
    const listing = cardOf.get(listing_id)
    return listing ? [{ id, note, watched_at: watched_at.toISOString(), listing }] : []
  })
}
