import { useQueryClient } from '@tanstack/react-query'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  addFavourite,
  type Favourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  reminderHours,
  setFavouriteNote,
  setFavouriteReminders,
  setFavouriteThreshold,
} from '#domains/watchlist/common/watching.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/watchlist/texts.ts'

/** Undo brings the note, the reminders and the threshold back. */
export function useUnwatch(): (favourite: Favourite) => Promise<void> {
  const queries = useQueryClient()

  async function invalidate() {
    await queries.invalidateQueries({ queryKey: [listFavourites.name] })
    await queries.invalidateQueries({ queryKey: [listFavouriteIds.name] })
  }

  async function bringBack(favourite: Favourite) {
    const { listing, note, reminders, reminders_are_usual: remindersAreUsual, threshold } = favourite
    try {
      await api.call(addFavourite, { listing_id: listing.id })
      if (note !== '') await api.call(setFavouriteNote, { listing_id: listing.id, note })
      if (!remindersAreUsual) {
        const hours = reminderHours.filter((one) => reminders.includes(one))
        await api.call(setFavouriteReminders, { listing_id: listing.id, hours })
      }
      if (threshold && !threshold.is_reached)
        await api.call(setFavouriteThreshold, { listing_id: listing.id, threshold_cents: threshold.cents })
    } catch (error) {
      notify.error(t.couldnt_put_it_back(), { description: getMessage(error) })
    }
    await invalidate()
  }

  return async (favourite) => {
    try {
      await api.call(removeFavourite, { id: favourite.id })
    } catch (error) {
      notify.error(t.couldnt_remove_it(), { description: getMessage(error) })
      return await invalidate()
    }
    queries.setQueriesData(
      { queryKey: [listFavourites.name] },
      (table: OperationReply<typeof listFavourites> | undefined) =>
        table && {
          ...table,
          total: table.total - 1,
          items: table.items.filter(({ id }) => id !== favourite.id),
        },
    )
    notify.info(t.removed_from_iwatch(), {
      action: { label: t.undo(), onClick: () => void bringBack(favourite) },
    })
    await invalidate()
  }
}
