import { useEffect, useState } from 'react'
import type { Favourite, WatchChange } from '#contract/watching/watching.ts'

export interface News {
  since: string
  changes: WatchChange[]
}

interface Kept extends News {
  /** In which stay at the page it was read. */
  stay: number
}

/**
 * What was new when somebody came stays marked while they are there, although the server has noted by then that it was
 * looked at: nobody reads in a second. What happens before their eyes is no news, unless they had gone to another tab.
 */
export function useNews(favourites: Favourite[]): (id: number) => News | undefined {
  const stay = useStay()
  const [shown, setShown] = useState<ReadonlyMap<number, Kept>>(new Map())
  const fresh = favourites.filter(({ id, changes }) => {
    const kept = shown.get(id)
    return !kept || (kept.stay < stay && changes.length > 0 && kept.changes !== changes)
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

/** Counts how often somebody has come back to this tab. */
function useStay(): number {
  const [stay, setStay] = useState(0)
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && setStay((before) => before + 1)
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  return stay
}
