import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { formatTimeLeft } from '#platform/common/formats/formats.ts'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { clockNoiseMs, serverNow } from '../session/auth-store.ts'

interface Pace {
  now: number
  listeners: Set<() => void>
}

const paces = new Map<number, Pace>()
let timer: ReturnType<typeof setInterval> | undefined
let ticksEvery = 0

/**
 * An unused pace stops ticking, so its time is renewed on the next use, at most once in this
 * interval. More often, it would re-render what has just rendered.
 */
const idleMs = 1_000

function getPace(interval: number): Pace {
  const now = serverNow()
  const pace = paces.get(interval) ?? { now, listeners: new Set() }
  if (pace.listeners.size === 0 && Math.abs(now - pace.now) >= idleMs) pace.now = now
  paces.set(interval, pace)
  return pace
}

function tick() {
  const now = serverNow()
  for (const [interval, pace] of paces) {
    // A corrected clock may also go back.
    if (Math.abs(now - pace.now) < interval - 50) continue
    pace.now = now
    for (const listeners of pace.listeners) listeners()
  }
}

function tickWhenVisible() {
  if (document.visibilityState === 'visible') tick()
}

/** For an instant that has just changed: the last tick is too old for it. */
function notifyNow() {
  const now = serverNow()
  for (const pace of paces.values()) {
    pace.now = now
    for (const listeners of pace.listeners) listeners()
  }
}

/** One timer for the page, at the rate of its fastest user. */
function setTimer() {
  const needed = [...paces].filter(([, pace]) => pace.listeners.size > 0).map(([interval]) => interval)
  const fastest = needed.length > 0 ? Math.min(...needed) : 0
  if (fastest === ticksEvery) return
  clearInterval(timer)
  document.removeEventListener('visibilitychange', tickWhenVisible)
  ticksEvery = fastest
  if (fastest === 0) return
  timer = setInterval(tick, fastest)
  document.addEventListener('visibilitychange', tickWhenVisible)
}

/** The server's clock in milliseconds; null on the server and until hydration. */
export function useNow(interval = 1_000): number | null {
  const listen = useCallback(
    (listeners: () => void) => {
      const pace = getPace(interval)
      pace.listeners.add(listeners)
      setTimer()
      return () => {
        pace.listeners.delete(listeners)
        setTimer()
      }
    },
    [interval],
  )
  const readNow = () => getPace(interval).now
  const now = useSyncExternalStore(listen, readNow, readNow)
  return useHydrated() ? now : null
}

const hour = 3_600_000

export interface TimeLeft {
  milliseconds: number
  /** '2 h 14 min'; 'closing' once it's over. */
  text: string
  isHot: boolean
  is_over: boolean
}

/** Updates every second in the last hour, else every half minute. Null until it's known. */
export function useTimeLeft(instant: string | null): TimeLeft | null {
  const at = instant === null ? null : Date.parse(instant)
  const isNear = at !== null && typeof window !== 'undefined' && at - serverNow() < hour + 60_000
  const now = useNow(isNear ? 1_000 : 30_000)
  const loggedAt = useRef(at)
  useLayoutEffect(() => {
    if (at === loggedAt.current) return
    loggedAt.current = at
    notifyNow()
  }, [at])
  if (at === null || now === null) return null
  return timeLeft(at - now)
}

/** Never more than the real time left: this clock may be late by a message's latency. */
export function timeLeft(milliseconds: number): TimeLeft {
  const sure = milliseconds > 1_000 ? milliseconds - clockNoiseMs : milliseconds
  return {
    milliseconds,
    text: formatTimeLeft(sure),
    isHot: milliseconds < hour,
    is_over: milliseconds <= 0,
  }
}
