import { maxCompared } from '#domains/watchlist/common/compare/compare-address.ts'
import { createTabState } from '#platform/web/storage/tab-state.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/watchlist/texts.ts'

type ListingType = 'general' | 'vehicle' | 'property'

interface CompareChoice {
  type: ListingType
  ids: number[]
}

/** The listings chosen for a comparison, remembered in this tab. */
const choice = createTabState<CompareChoice>('compare')

const idsNow = (state: Partial<CompareChoice> | null): number[] => state?.ids ?? []

/** Empty on the server and until hydration. */
export const useComparedIds = (): number[] => idsNow(choice.useStored())

export const clearCompared = (): void => choice.drop()

export function removeCompared(id: number): void {
  const ids = idsNow(choice.read()).filter((other) => other !== id)
  if (ids.length === 0) choice.drop()
  else choice.change({ ids })
}

/** @returns whether it's in the comparison now */
export function addCompared({ id, type }: { id: number; type: ListingType }): boolean {
  const stored = choice.read()
  const ids = idsNow(stored)
  if (ids.includes(id)) return true
  if (ids.length > 0 && stored.type !== type) {
    notify.error(t.comparison_has_another_type(), {
      action: { label: t.clear_comparison(), onClick: clearCompared },
    })
    return false
  }
  if (ids.length >= maxCompared) {
    notify.error(t.comparison_is_full())
    return false
  }
  choice.begin({ type, ids: [...ids, id] })
  return true
}
