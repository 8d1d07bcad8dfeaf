import { useEffect, useEffectEvent, useRef } from 'react'
import { markSeen } from '#contract/watching/watching.ts'
import { api } from '#web/lib/session/api.ts'

export interface Seen {
  listing_id: number
  deal_version: number
  version: number
}

/** What flits past was not looked at. */
const long_enough = 1000

/**
 * Tells the server what somebody looks at, in the versions that they see, some at a time. A page that nobody sees, in
 * another tab, waits until it is seen. What cannot be told now is new again the next time.
 */
export function useLooks(onNoted?: () => void): (seen: Seen) => void {
  const waiting = useRef(new Map<number, Seen>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const noted = useEffectEvent(() => onNoted?.())

  function send() {
    timer.current = undefined
    if (document.visibilityState !== 'visible' || waiting.current.size === 0) return
    const items = [...waiting.current.values()].slice(0, 100)
    waiting.current.clear()
    api.call(markSeen, { items }).then(noted, () => undefined)
  }
  const soon = () => {
    timer.current ??= setTimeout(send, long_enough)
  }
  const wake = useEffectEvent(soon)

  useEffect(() => {
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])

  return (seen) => {
    waiting.current.set(seen.listing_id, seen)
    soon()
  }
}
