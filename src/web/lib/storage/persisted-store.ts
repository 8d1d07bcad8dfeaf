import { createStore, type StoreApi } from 'zustand'
import { readObject, writeObject } from './browser-storage.ts'

/** Persisted and shared by all tabs. `known` is false until the browser has read it. */
export type Persisted<State> = State & { known: boolean }

/**
 * Kept in localStorage under `key`. Server and hydration see `empty`, so both agree; right after, components render
 * what was kept.
 */
export function createPersistedStore<State extends object>(
  key: string,
  empty: State,
): StoreApi<Persisted<State>> {
  const store = createStore<Persisted<State>>()(() => ({ ...empty, known: false }))
  if (typeof window === 'undefined') return store
  let isReading = false
  function read() {
    isReading = true
    store.setState({ ...empty, ...readObject<State>('localStorage', key), known: true })
    isReading = false
  }
  store.subscribe(({ known: _known, ...state }) => {
    if (!isReading) writeObject('localStorage', key, state)
  })
  read()
  window.addEventListener('storage', (event) => {
    // Another tab changed it, or storage was cleared (then the key is null).
    if (event.key === key || event.key === null) read()
  })
  return store
}
