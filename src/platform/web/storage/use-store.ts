import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

/**
 * What a store held at first until the page is hydrated, then what it holds. Whatever has changed is rendered in small
 * steps then: zustand's own hook would render it in one go.
 */
export function useStore<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const readPart = () => select(store.getState())
  const part = useSyncExternalStore(store.subscribe, readPart, readPart)
  return useHydrated() ? part : select(store.getInitialState())
}
