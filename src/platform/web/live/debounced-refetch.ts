import { useEffect, useEffectEvent, useRef } from 'react'

/** Waits until all messages about one event have arrived. */
const leastMs = 300
/** The span over which clients with the same message spread their requests. */
const mostMs = 2_000

export interface DebouncedRefetch {
  refetch: () => void
  stop: () => void
}

/**
 * Combines several requests into one at a random moment, since all browsers get a message at once.
 */
export function createDebouncedRefetch(
  refetch: () => void,
  random: () => number = Math.random,
): DebouncedRefetch {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    refetch: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          refetch()
        },
        leastMs + random() * (mostMs - leastMs),
      )
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** @param ask the latest function at the time of the request */
export function useDebouncedRefetch(refetch: () => void): () => void {
  const refetchNow = useEffectEvent(refetch)
  const soonRef = useRef<DebouncedRefetch | null>(null)
  useEffect(
    () => () => {
      soonRef.current?.stop()
      soonRef.current = null
    },
    [],
  )
  return useEffectEvent(() => {
    soonRef.current ??= createDebouncedRefetch(() => refetchNow())
    soonRef.current.refetch()
  })
}
