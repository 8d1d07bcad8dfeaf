import type { Image } from '#domains/media/common/media.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'
import type { PendingPhoto } from '../photos/photo-list.ts'
import type { SellValues } from '../form/sell-values.ts'

export interface KeptDraft {
  owner_id: number
  /** The version of the draft that it's based on; null if there was none yet. */
  version: number | null
  values: SellValues
  images: Image[]
  pending?: PendingPhoto[]
}

const getKey = (id: number | null, type: SellValues['type']) => `sell-${id ?? `new-${type}`}`

export function keepDraft(id: number | null, type: SellValues['type'], draft: KeptDraft): void {
  writeObject('sessionStorage', getKey(id, type), draft)
}

export function readKeptDraft(
  id: number | null,
  type: SellValues['type'],
  owner_id: number,
): KeptDraft | null {
  const kept = readObject<KeptDraft>('sessionStorage', getKey(id, type))
  return kept?.owner_id === owner_id && kept.values && kept.images ? (kept as KeptDraft) : null
}

export function forgetKeptDraft(id: number | null, type: SellValues['type']): void {
  removeText('sessionStorage', getKey(id, type))
}
