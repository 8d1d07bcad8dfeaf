import { useSyncExternalStore } from 'react'
import { readObject, removeText, writeObject } from './browser-storage.ts'

interface Kept {
  /** Null if a visitor wrote it: it goes to the next account that signs in in this tab. */
  owner_id: number | null
  text: string
}

const told = new Set<() => void>()

function listen(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

function read(key: string, owner_id: number | null): string {
  const kept = readObject<Kept>('sessionStorage', key)
  const isMine = kept?.owner_id === null || kept?.owner_id === owner_id
  return isMine && typeof kept?.text === 'string' ? kept.text : ''
}

/** Survives failures, reloads and signing in within this tab. Empty on the server. */
export function useKeptText(key: string, owner_id: number | null): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    listen,
    () => read(key, owner_id),
    () => '',
  )
  function keep(next: string) {
    if (next === '') removeText('sessionStorage', key)
    else writeObject('sessionStorage', key, { owner_id, text: next })
    for (const tell of told) tell()
  }
  return [text, keep]
}
