import { readObject, writeObject } from '#platform/web/storage/browser-storage.ts'

export interface SeenRow {
  number: number
  hash: string
  at: string
}

const key = 'ledgers-seen'
const maxAuctions = 60
const maxRows = 200

type Seen = Record<string, SeenRow[]>

export const readSeen = (listingId: number): SeenRow[] => {
  const rows: unknown = readObject<Seen>('localStorage', key)?.[listingId]
  return Array.isArray(rows) ? rows : []
}

/** The first hash seen for a row counts. */
export function saveSeen(listingId: number, { number, hash, at }: SeenRow): void {
  const known = readSeen(listingId)
  if (known.some((row) => row.number === number)) return
  const { [listingId]: _, ...others } = readObject<Seen>('localStorage', key) ?? {}
  const latest = Object.entries(others).slice(-maxAuctions + 1)
  const rows = [...known, { number, hash, at }].slice(-maxRows)
  // Numeric keys are in numeric order, the newest auctions last.
  writeObject('localStorage', key, { ...Object.fromEntries(latest), [listingId]: rows })
}
