const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/**
 * As the `ref` of an area that scrolls: where there is more than fits and nothing in it to tab to, the area itself can
 * be tabbed to and scrolled by keys.
 */
export function reachableScroll(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined
  const look = () => {
    const isStuck = area.scrollHeight > area.clientHeight && !area.querySelector(reachable)
    if (isStuck) area.tabIndex = 0
    else area.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(area)
  for (const child of area.children) sizes.observe(child)
  look()
  return () => sizes.disconnect()
}
