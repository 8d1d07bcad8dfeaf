import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListingSession } from './listing-session.ts'

/** A click before the viewer is known waits until they are. */
export function useOnceKnown({ who }: ListingSession, goOn: () => void): () => void {
  const isKnown = who !== 'unknown'
  const waits = useRef(false)
  const follow = useEffectEvent(() => {
    if (!waits.current) return
    waits.current = false
    goOn()
  })
  useEffect(() => {
    if (isKnown) follow()
  }, [isKnown])
  return () => {
    if (isKnown) goOn()
    else waits.current = true
  }
}
