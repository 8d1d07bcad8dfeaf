import { useState } from 'react'
import type { Choosing } from './choosing.tsx'

/** Rows that are no longer shown are no longer chosen. */
export function useChoosing(rows: readonly { id: number }[]): Choosing {
  const [ids, setIds] = useState<readonly number[]>([])
  const shown = new Set(rows.map(({ id }) => id))
  return { chosen: new Set(ids.filter((id) => shown.has(id))), onChoose: setIds }
}
