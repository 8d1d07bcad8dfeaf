import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import { getKey } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { type Place, withMove, getPlace, describePlace } from './category-places.ts'
import * as t from '#domains/catalogue/texts.ts'

interface Move {
  id: number
  place: Place
}

/**
 * Shows moves before the server has confirmed them. A refused one is undone, and the others stay.
 */
export class PendingMoves {
  #agreed: AdminCategory[] = []
  #pending: Move[] = []

  get isDone(): boolean {
    return this.#pending.length === 0
  }

  add(shown: AdminCategory[], move: Move): AdminCategory[] {
    if (this.isDone) this.#agreed = shown
    this.#pending.push(move)
    return this.#list()
  }

  settle(move: Move, isDone: boolean): AdminCategory[] {
    this.#pending = this.#pending.filter((one) => one !== move)
    if (isDone) this.#agreed = withMove(this.#agreed, move.id, move.place)
    return this.#list()
  }

  #list(): AdminCategory[] {
    return this.#pending.reduce((all, { id, place }) => withMove(all, id, place), this.#agreed)
  }
}

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
