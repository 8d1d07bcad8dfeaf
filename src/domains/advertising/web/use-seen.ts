import { type RefObject, useEffect, useEffectEvent } from 'react'

const seen_part = 0.5
const seen_ms = 1_000

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
        }, seen_ms)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= seen_part
        time()
      },
      { threshold: [0, seen_part] },
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
