import type { Image } from '#domains/media/common/media.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'
import type { PendingPhoto } from '../photos/photo-list.ts'
import type { SellValues } from '../form/sell-values.ts'

export interface StoredDraft {
  owner_id: number
  /** The version of the draft that it's based on; null if there was none yet. */
  version: number | null
  values: SellValues
  images: Image[]
  pending?: PendingPhoto[]
}

const getKey = (id: number | null, type: SellValues['type']) => `sell-${id ?? `new-${type}`}`

export function saveDraft(id: number | null, type: SellValues['type'], draft: StoredDraft): void {
  writeObject('sessionStorage', getKey(id, type), draft)
}

export function readStoredDraft(
  id: number | null,
  type: SellValues['type'],
  ownerId: number,
): StoredDraft | null {
  const stored = readObject<StoredDraft>('sessionStorage', getKey(id, type))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The form stored it itself.
  return stored?.owner_id === ownerId && stored.values && stored.images ? (stored as StoredDraft) : null
}

export function forgetStoredDraft(id: number | null, type: SellValues['type']): void {
  removeText('sessionStorage', getKey(id, type))
}
