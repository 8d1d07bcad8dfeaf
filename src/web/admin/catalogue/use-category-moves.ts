import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AdminCategory, listAdminCategories, updateCategory } from '#contract/catalogue/catalogue.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { getKey } from '#web/lib/loading/query.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { type Place, getPlace, describePlace, withMove } from './category-places.ts'

/** Moves categories at once on the screen, and one after another on the server; what it refuses goes back. */
export function useCategoryMoves() {
  const queries = useQueryClient()
  const [told, setTold] = useState('')
  const last = useRef(Promise.resolve())
  const unsent = useRef(0)
  const key = getKey(listAdminCategories, {})
  const read = () => queries.getQueryData<{ items: AdminCategory[] }>(key)?.items ?? []

  async function sendAfter(others: Promise<void>, id: number, place: Place) {
    await others
    unsent.current -= 1
    try {
      await api.call(updateCategory, { id, ...place })
    } catch (error) {
      notify.error('Couldn’t move that', { description: getMessage(error) })
    }
    // An answer that knows nothing of the moves still to be sent would take them back.
    if (unsent.current === 0) await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
  }

  function move(id: number, place: Place) {
    const before = read()
    const category = before.find((one) => one.id === id)
    if (!category) return
    void queries.cancelQueries({ queryKey: key })
    const after = withMove(before, id, place)
    queries.setQueryData(key, { items: after })
    setTold(describePlace(after, id))
    unsent.current += 1
    last.current = sendAfter(last.current, id, place)
    if (category.parent_id !== place.parent_id) {
      const back = getPlace(before, category)
      notify.info(describePlace(after, id), { action: { label: 'Undo', onClick: () => move(id, back) } })
    }
  }

  return { move, told, say: setTold }
}
