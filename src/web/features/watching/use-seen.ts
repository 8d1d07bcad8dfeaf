import { useEffect, useEffectEvent, useRef } from 'react'
import { markSeen } from '#contract/watching/watching.ts'
import { api } from '#web/lib/session/api.ts'

export interface Seen {
  listing_id: number
  deal_version: number
  version: number
}

/** Milliseconds: what scrolls past wasn't looked at. */
const long_enough = 1000
/** From one look to the next of a page that stays open: a bid would else make everybody who watches say so. */
const next_look = { least: 20_000, most: 40_000 }

/**
 * With the versions shown, in batches. A hidden tab waits until it's visible. What can't be sent is news again next
 * time.
 */
export function useLooks(onNoted?: () => void): (seen: Seen) => void {
  const waiting = useRef(new Map<number, Seen>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const has_looked = useRef(new Set<number>())
  const noted = useEffectEvent(() => onNoted?.())

  function send() {
    timer.current = undefined
    if (document.visibilityState !== 'visible' || waiting.current.size === 0) return
    const items = [...waiting.current.values()].slice(0, 100)
    waiting.current.clear()
    for (const { listing_id } of items) has_looked.current.add(listing_id)
    api.call(markSeen, { items }).then(noted, () => undefined)
  }
  const sendIn = (wait: number) => {
    timer.current ??= setTimeout(send, wait)
  }
  const isAgain = ({ listing_id }: Seen) => has_looked.current.has(listing_id)
  const wake = useEffectEvent(() => sendIn(long_enough))
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current)
    if ([...waiting.current.values()].every(isAgain)) send()
    timer.current = undefined
  })

  useEffect(() => {
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      leave()
    }
  }, [])

  return (seen) => {
    if (isAgain(seen)) {
      waiting.current.set(seen.listing_id, seen)
      return sendIn(next_look.least + Math.random() * (next_look.most - next_look.least))
    }
    // Those that wait for long go with the first look at another.
    if ([...waiting.current.values()].every(isAgain)) {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    waiting.current.set(seen.listing_id, seen)
    sendIn(long_enough)
  }
}
