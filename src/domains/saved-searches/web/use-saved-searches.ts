import { useQueryClient } from '@tanstack/react-query'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
  type SavedSearch,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/saved-searches/texts.ts'

type List = OperationReply<typeof listSavedSearches>

export const useSavedSearches = () => useApiQuery(listSavedSearches, {}, { staleTime: 30_000 })

/** Optimistic; failures show a toast. */
export function useSavedSearchActs() {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  const invalidate = () => queries.invalidateQueries({ queryKey: [listSavedSearches.name] })
  const write = (change: (items: SavedSearch[]) => SavedSearch[]) =>
    void setQueryReply(listSavedSearches, {}, (list: List | undefined) =>
      list ? { items: change(list.items) } : list,
    )

  function addSaved(saved: SavedSearch) {
    write((items) =>
      items.some(({ id }) => id === saved.id)
        ? items.map((one) => (one.id === saved.id ? saved : one))
        : [saved, ...items],
    )
  }

  async function setAlerts(saved: SavedSearch, alerts: SearchAlerts) {
    addSaved({ ...saved, alerts })
    try {
      addSaved(await api.call(changeSavedSearch, { id: saved.id, alerts }))
    } catch (error) {
      addSaved(saved)
      notify.error(t.couldnt_save_that(), { description: getMessage(error) })
    }
  }

  async function bringBack({ id }: SavedSearch) {
    try {
      await api.call(restoreSavedSearch, { id })
    } catch (error) {
      notify.error(t.it_is_not_back(), { description: getMessage(error) })
    }
    await invalidate()
  }

  async function remove(saved: SavedSearch) {
    try {
      await api.call(removeSavedSearch, { id: saved.id })
    } catch (error) {
      notify.error(t.couldnt_remove_that(), { description: getMessage(error) })
      return await invalidate()
    }
    write((items) => items.filter(({ id }) => id !== saved.id))
    notify.info(t.saved_search_removed(), {
      action: { label: t.undo(), onClick: () => void bringBack(saved) },
    })
  }

  return { addSaved, setAlerts, remove }
}
