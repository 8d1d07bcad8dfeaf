import { type RefObject, useEffect, useEffectEvent } from 'react'

const seenPart = 0.5
const seenMs = 1_000

/**
 * Calls once, after half of the element has been in view for a second while the page is visible.
 */
export function useSeen(target: RefObject<Element | null>, onSeen: () => void): void {
  const notify = useEffectEvent(onSeen)
  useEffect(() => {
    if (!target.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    const stopping = new AbortController()
    const time = () => {
      clearTimeout(timer)
      if (isInView && document.visibilityState === 'visible')
        timer = setTimeout(() => {
          stop()
          notify()
        }, seenMs)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= seenPart
        time()
      },
      { threshold: [0, seenPart] },
    )
    function stop() {
      clearTimeout(timer)
      watch.disconnect()
      stopping.abort()
    }
    watch.observe(target.current)
    document.addEventListener('visibilitychange', time, { signal: stopping.signal })
    return stop
  }, [target])
}
