import { useEffect, useEffectEvent, useRef } from 'react'

/** Until then, whatever follows from one event has been heard. */
const least_ms = 300
/** Over which everybody who heard the same spreads. */
const most_ms = 2_000

export interface AskSoon {
  ask: () => void
  stop: () => void
}

/** Several wishes are one question, at a moment of its own: all browsers hear of a change at once. */
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

/** @param ask as of when it's called, not of when it was wished for */
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
