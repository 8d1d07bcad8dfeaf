import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { markSeen, type Favourite, type WatchChange } from '#domains/watchlist/common/watching.ts'
import { api } from '#platform/web/session/api.ts'

export interface Seen {
  listing_id: number
  deal_version: number
  version: number
}

/** Milliseconds: a row that only scrolls past wasn't seen. */
const longEnough = 1000

/**
 * Sends the versions shown in batches. A hidden tab waits until it's visible. Unsent versions are
 * news again next time.
 */
export function useRecordView(onRecorded?: () => void): (seen: Seen) => void {
  const waiting = useRef(new Map<number, Seen>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const recorded = useEffectEvent(() => onRecorded?.())

  function send() {
    timer.current = undefined
    if (document.visibilityState !== 'visible' || waiting.current.size === 0) return
    const items = [...waiting.current.values()].slice(0, 100)
    waiting.current.clear()
    api.call(markSeen, { items }).then(recorded, () => undefined)
  }
  const soon = () => {
    timer.current ??= setTimeout(send, longEnough)
  }
  const resume = useEffectEvent(soon)

  useEffect(() => {
    document.addEventListener('visibilitychange', resume)
    return () => {
      document.removeEventListener('visibilitychange', resume)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])

  return (seen) => {
    waiting.current.set(seen.listing_id, seen)
    soon()
  }
}

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
