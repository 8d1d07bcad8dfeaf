import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

/**
 * Returns the store's initial state until hydration, then its current state. The change then
 * renders in small steps, while zustand's own hook would render it in one go.
 */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const readPart = () => select(store.getState())
  const part = useSyncExternalStore(store.subscribe, readPart, readPart)
  return useHydrated() ? part : select(store.getInitialState())
}
