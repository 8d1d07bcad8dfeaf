import { useEffect, useEffectEvent, useRef } from 'react'

/** Waits until all messages about one event have arrived. */
const least_ms = 300
/** The span over which clients with the same message spread their requests. */
const most_ms = 2_000

export interface AskSoon {
  ask: () => void
  stop: () => void
}

/**
 * Combines several requests into one at a random moment, since all browsers get a message at once.
 */
export function createAskSoon(ask: () => void, random: () => number = Math.random): AskSoon {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          ask()
        },
        least_ms + random() * (most_ms - least_ms),
      )
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** @param ask the latest function at the time of the request */
export function useAskSoon(ask: () => void): () => void {
  const askNow = useEffectEvent(ask)
  const soonRef = useRef<AskSoon | null>(null)
  useEffect(
    () => () => {
      soonRef.current?.stop()
      soonRef.current = null
    },
    [],
  )
  return useEffectEvent(() => {
    soonRef.current ??= createAskSoon(() => askNow())
    soonRef.current.ask()
  })
}
