import { useMemo, useSyncExternalStore } from 'react'
import { readObject, readText, removeText, writeObject } from './browser-storage.ts'

interface TabState<State extends object> {
  read: () => Partial<State>
  begin: (state: State) => void
  change: (changes: Partial<State>) => void
  drop: () => void
  /** Null on the server and until hydration. */
  useStored: () => Partial<State> | null
}

/** Stored in sessionStorage under `key`, so that it survives a reload. */
export function createTabState<State extends object>(key: string): TabState<State> {
  const listeners = new Set<() => void>()
  const read = (): Partial<State> => readObject<State>('sessionStorage', key) ?? {}
  const textNow = () => readText('sessionStorage', key) ?? '{}'

  function write(state: Partial<State>): void {
    writeObject('sessionStorage', key, state)
    for (const listener of listeners) listener()
  }

  function drop(): void {
    removeText('sessionStorage', key)
    for (const listener of listeners) listener()
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function useStored(): Partial<State> | null {
    const text = useSyncExternalStore(listen, textNow, () => null)
    return useMemo(() => (text === null ? null : read()), [text])
  }

  return { read, begin: write, change: (changes) => write({ ...read(), ...changes }), drop, useStored }
}
