import { createStore, type StoreApi } from 'zustand'
import { filterOf } from '#platform/common/records.ts'
import { readObject, writeObject } from './browser-storage.ts'

/** Persisted and shared by all tabs. `known` is false until the browser has read it. */
export type Persisted<State> = State & { known: boolean }

/**
 * Stored in localStorage under `key`. Server and hydration use `empty`, so both agree; right after,
 * components render the stored state.
 * @param ofThisTab neither stored nor shared
 */
export function createPersistedStore<State extends object>(
  key: string,
  empty: State,
  ofThisTab: readonly (keyof State & string)[] = [],
): StoreApi<Persisted<State>> {
  const store = createStore<Persisted<State>>()(() => ({ ...empty, known: false }))
  if (typeof window === 'undefined') return store
  let isReading = false
  function read() {
    isReading = true
    const own = splitOff(store.getState(), ofThisTab).own
    store.setState({ ...empty, ...readObject<State>('localStorage', key), ...own, known: true })
    isReading = false
  }
  store.subscribe(({ known: _known, ...state }) => {
    if (!isReading) writeObject('localStorage', key, splitOff(state, ofThisTab).shared)
  })
  read()
  window.addEventListener('storage', (event) => {
    // Another tab changed it, or storage was cleared (then the key is null).
    if (event.key === key || event.key === null) read()
  })
  return store
}

function splitOff<State extends object>(state: State, names: readonly string[]) {
  const pick = (isOwn: boolean) => filterOf(state, (name) => names.includes(name) === isOwn)
  return { own: pick(true), shared: pick(false) }
}
