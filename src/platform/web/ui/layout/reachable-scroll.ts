const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/**
 * A `ref` for a scrolling area: if it overflows and contains nothing focusable, it becomes
 * focusable itself, so that keys can scroll it.
 */
export function reachableScroll(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  const measure = () => {
    const isLarger = area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth
    const isStuck = isLarger && !area.querySelector(reachable)
    if (isStuck) area.tabIndex = 0
    else area.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(area)
  for (const child of area.children) sizes.observe(child)
  measure()
  return () => sizes.disconnect()
}
