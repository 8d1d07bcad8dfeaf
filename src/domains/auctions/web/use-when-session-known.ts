import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListingSession } from './listing-session.ts'

/** A click before the viewer is known waits until they are. */
export function useWhenSessionKnown({ viewerKind }: ListingSession, proceed: () => void): () => void {
  const isKnown = viewerKind !== 'unknown'
  const waits = useRef(false)
  const follow = useEffectEvent(() => {
    if (!waits.current) return
    waits.current = false
    proceed()
  })
  useEffect(() => {
    if (isKnown) follow()
  }, [isKnown])
  return () => {
    if (isKnown) proceed()
    else waits.current = true
  }
}
