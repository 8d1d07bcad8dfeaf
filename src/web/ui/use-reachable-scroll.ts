import { type RefObject, useEffect } from 'react'

const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** Where there is more than fits and nothing in it to tab to, the area itself can be tabbed to and scrolled by keys. */
export function useReachableScroll(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const look = () => {
      const isStuck = element.scrollHeight > element.clientHeight && !element.querySelector(reachable)
      if (isStuck) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    look()
    return () => sizes.disconnect()
  }, [area])
}
