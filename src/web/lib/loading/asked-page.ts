/** As offline.html reads it. */
const key = 'asked_page'

let asked: string | null = null

/** @param path null once it has been reached */
export function rememberAskedPage(path: string | null): void {
  asked = path
}

/** Code of the next page that does not come makes the router load this one again: where to must not be lost. */
export function followAskedPage(): void {
  addEventListener('pagehide', () => {
    try {
      if (asked !== null) sessionStorage.setItem(key, asked)
    } catch {
      // Storage may be full or forbidden.
    }
  })
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (before !== null && entry?.type === 'reload') location.replace(new URL(before, location.origin))
  } catch {
    // Then this page is as good.
  }
}
