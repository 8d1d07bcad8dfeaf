import { readObject, writeObject } from '#platform/web/storage/browser-storage.ts'

export interface SeenRow {
  number: number
  hash: string
  at: string
}

const key = 'ledgers-seen'
const max_auctions = 60
const max_rows = 200

type Seen = Record<string, SeenRow[]>

export const readSeen = (listing_id: number): SeenRow[] => {
  const rows: unknown = readObject<Seen>('localStorage', key)?.[listing_id]
  return Array.isArray(rows) ? rows : []
}

/** The first hash seen for a row counts. */
export function saveSeen(listing_id: number, { number, hash, at }: SeenRow): void {
  const known = readSeen(listing_id)
  if (known.some((row) => row.number === number)) return
  const { [listing_id]: _, ...others } = readObject<Seen>('localStorage', key) ?? {}
  const latest = Object.entries(others).slice(-max_auctions + 1)
  const rows = [...known, { number, hash, at }].slice(-max_rows)
  // Numeric keys are in numeric order, the newest auctions last.
  writeObject('localStorage', key, { ...Object.fromEntries(latest), [listing_id]: rows })
}
