import { createStore, type StoreApi } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { readObject, removeText, writeObject } from './browser-storage.ts'

/** State that outlives the page and is the same in all tabs. `known` is false until the browser has read it. */
export type Persisted<State> = State & { known: boolean }

/**
 * A store kept in localStorage under `key`. What renders on the server and hydrates sees `empty`, so both agree;
 * right after, components render again with what was kept.
 */
export function createPersistedStore<State extends object>(
  key: string,
  empty: State,
): StoreApi<Persisted<State>> {
  const storage: PersistStorage<State> = {
    getItem: () => {
      const kept = readObject<State>('localStorage', key)
      return kept && { state: { ...empty, ...kept } }
    },
    setItem: (_key, { state }) => writeObject('localStorage', key, state),
    removeItem: () => removeText('localStorage', key),
  }
  const store = createStore<Persisted<State>>()(
    persist((): Persisted<State> => ({ ...empty, known: false }), {
      name: key,
      storage: storage as unknown as PersistStorage<Persisted<State>>,
      partialize: ({ known: _known, ...state }) => state as unknown as Persisted<State>,
      merge: (kept, current) => ({ ...current, ...empty, ...(kept as State | undefined), known: true }),
    }),
  )
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      // Another tab changed it, or everything was cleared (then the key is null).
      if (event.key === key || event.key === null) void store.persist.rehydrate()
    })
  }
  return store
}
