import { useEffect, useState } from 'react'
import type { Favourite, WatchChange } from '#domains/watchlist/common/watching.ts'

export interface News {
  since: string
  changes: WatchChange[]
}

interface StoredState extends News {
  stay: number
}

/**
 * News stays marked during the visit, although the server has already recorded it as seen, since
 * reading takes time. Changes during the visit aren't news, unless the tab was hidden.
 */
export function useNews(favourites: Favourite[]): (id: number) => News | undefined {
  const stay = useStay()
  const [shown, setShown] = useState<ReadonlyMap<number, StoredState>>(new Map())
  const fresh = favourites.filter(({ id, changes }) => {
    const stored = shown.get(id)
    return !stored || (stored.stay < stay && changes.length > 0 && stored.changes !== changes)
  })
  if (fresh.length > 0) {
    const news = fresh.map(({ id, changes, looked_at: since }) => [id, { since, changes, stay }] as const)
    setShown(new Map([...shown, ...news]))
  }
  return (id) => {
    const news = shown.get(id)
    return news && news.changes.length > 0 ? news : undefined
  }
}

/** Increases each time the tab becomes visible again. */
function useStay(): number {
  const [stay, setStay] = useState(0)
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && setStay((before) => before + 1)
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  return stay
}
