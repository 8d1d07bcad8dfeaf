import {
  addFavourite,
  getUsualReminders,
  getWatchChoices,
  listFavouriteIds,
  listFavourites,
  markSeen,
  removeFavourite,
  setFavouriteNote,
  setFavouriteReminders,
  setFavouriteThreshold,
  setUsualReminders,
  setWatchChoices,
} from '#domains/watchlist/common/watching.ts'
import { listYoursNow } from '#domains/watchlist/common/yours-now.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readWatchChoices, saveWatchChoices } from './bid-watching.service.ts'
import { saveSeen, readFavourites } from './seen.service.ts'
import { chooseReminders, chooseUsualReminders, readUsualReminders } from './reminders.service.ts'
import { countFavourites, selectFavouriteIds } from './watching.queries.ts'
import { chooseThreshold } from './thresholds/thresholds.service.ts'
import { readYoursNow } from './yours-now.service.ts'
import { saveNote, removeFromWatchlist, addToWatchlist } from './watching.service.ts'

const done = { ok: true as const }

export function watchingRoutes(serve: Serve, { db }: Platform): void {
  serve(listFavourites, async ({ input, caller }) => {
    const { page, limit, state } = input
    const counts = await countFavourites(db, caller.id)
    const { open_count: openCount, closed_count: closedCount } = counts
    const total = { open: openCount, closed: closedCount, all: openCount + closedCount }[state ?? 'all']
    return { items: await readFavourites(db, caller.id, input), total, page, limit, ...counts }
  })

  serve(listFavouriteIds, async ({ caller }) => ({ items: await selectFavouriteIds(db, caller.id) }))

  serve(addFavourite, ({ input, caller }) => addToWatchlist(db, caller.id, input.listing_id))

  serve(removeFavourite, async ({ input, caller }) => {
    await removeFromWatchlist(db, caller.id, input.id)
    return done
  })

  serve(setFavouriteNote, async ({ input, caller }) => {
    await saveNote(db, caller.id, input.listing_id, input.note)
    return done
  })

  serve(markSeen, async ({ input, caller }) => {
    await saveSeen(db, caller.id, input)
    return done
  })

  serve(setFavouriteReminders, async ({ input, caller }) => {
    await chooseReminders(db, caller.id, input)
    return done
  })

  serve(setFavouriteThreshold, async ({ input, caller }) => {
    await chooseThreshold(db, caller.id, input)
    return done
  })

  serve(getUsualReminders, ({ caller }) => readUsualReminders(db, caller.id))

  serve(getWatchChoices, ({ caller }) => readWatchChoices(db, caller.id))

  serve(setWatchChoices, ({ input, caller }) => saveWatchChoices(db, caller.id, input))

  serve(listYoursNow, async ({ caller }) => ({ items: await readYoursNow(db, caller.id) }))

  serve(setUsualReminders, ({ input, caller }) => chooseUsualReminders(db, caller.id, input.hours))
}
