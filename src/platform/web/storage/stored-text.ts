import { useSyncExternalStore } from 'react'
import { readObject, removeText, writeObject } from './browser-storage.ts'

interface StoredState {
  /** Null if a visitor wrote it: it goes to the next account that signs in in this tab. */
  owner_id: number | null
  text: string
}

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(key: string, ownerId: number | null): string {
  const stored = readObject<StoredState>('sessionStorage', key)
  const isMine = stored?.owner_id === null || stored?.owner_id === ownerId
  return isMine && typeof stored?.text === 'string' ? stored.text : ''
}

/** Survives failures, reloads and signing in within this tab. Empty on the server. */
export function useStoredText(key: string, ownerId: number | null): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    listen,
    () => read(key, ownerId),
    () => '',
  )
  function save(next: string) {
    if (next === '') removeText('sessionStorage', key)
    else writeObject('sessionStorage', key, { owner_id: ownerId, text: next })
    for (const listener of listeners) listener()
  }
  return [text, save]
}
