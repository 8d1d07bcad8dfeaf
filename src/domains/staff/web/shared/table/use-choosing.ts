import { useState } from 'react'
import type { Choosing } from './choosing.tsx'

/** What isn't shown any more isn't chosen either. */
export function useChoosing(rows: readonly { id: number }[]): Choosing {
  const [ids, setIds] = useState<readonly number[]>([])
  const shown = new Set(rows.map(({ id }) => id))
  return { chosen: new Set(ids.filter((id) => shown.has(id))), onChoose: setIds }
}
