import { useEffect, useEffectEvent, useRef } from 'react'
import { markSeen } from '#domains/watchlist/common/watching.ts'
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
