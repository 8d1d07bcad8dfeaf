import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { getKey } from '#platform/web/loading/query.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { type Place, getPlace, describePlace } from './category-places.ts'
import { type Move, PendingMoves } from './pending-moves.ts'
import * as t from '#domains/catalogue/texts.ts'

/** Moves appear at once and are sent one after another; refused moves are undone. */
export function useCategoryMoves() {
  const queries = useQueryClient()
  const [announcement, setAnnounced] = useState('')
  const last = useRef(Promise.resolve())
  const [pending] = useState(() => new PendingMoves())
  const key = getKey(listAdminCategories, {})
  const read = () => queries.getQueryData<{ items: AdminCategory[] }>(key)?.items ?? []
  const show = (items: AdminCategory[]) => queries.setQueryData(key, { items })

  async function sendAfter(others: Promise<void>, sent: Move) {
    await others
    try {
      await api.call(updateCategory, { id: sent.id, ...sent.place })
      show(pending.settle(sent, true))
    } catch (error) {
      show(pending.settle(sent, false))
      setAnnounced('')
      notify.error(t.couldnt_move_that(), { description: getMessage(error) })
    }
    // A reply from before the pending moves would undo them on the screen.
    if (pending.isDone) await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
  }

  function move(id: number, place: Place) {
    const before = read()
    const category = before.find((one) => one.id === id)
    if (!category) return
    void queries.cancelQueries({ queryKey: key })
    const wanted: Move = { id, place }
    const after = pending.add(before, wanted)
    show(after)
    setAnnounced(describePlace(after, id))
    last.current = sendAfter(last.current, wanted)
    if (category.parent_id !== place.parent_id) {
      const back = getPlace(before, category)
      notify.info(describePlace(after, id), { action: { label: t.undo(), onClick: () => move(id, back) } })
    }
  }

  return { move, announcement, announce: setAnnounced }
}
