/** offline.html reads the same key. */
const key = 'requested_page'

/**
 * The router names its target a moment after the click, and loading its code may fail before that.
 */
const pressedForMs = 3_000

let requested: string | null = null
const nothing = { path: '', at: -Infinity }
let pressed = nothing

/** @param path null once it has been reached */
export function rememberRequestedPage(path: string | null): void {
  requested = path
  if (path === null) pressed = nothing
}

/**
 * If the next page's code fails to load, the router reloads this page: the target must not be lost.
 */
export function followRequestedPage(): void {
  addEventListener('click', ({ target, defaultPrevented, timeStamp }) => {
    const link = target instanceof Element ? target.closest('a') : null
    // The router handles this link itself.
    if (link?.origin === location.origin && defaultPrevented)
      pressed = { path: link.pathname + link.search + link.hash, at: timeStamp }
  })
  addEventListener('pagehide', ({ timeStamp }) => {
    const path = requested ?? (timeStamp - pressed.at < pressedForMs ? pressed.path : null)
    try {
      if (path !== null) sessionStorage.setItem(key, path)
    } catch {
      // Storage may be full or forbidden.
    }
  })
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const [entry] = performance.getEntriesByType('navigation')
    if (before !== null && entry instanceof PerformanceNavigationTiming && entry.type === 'reload')
      location.replace(new URL(before, location.origin))
  } catch {
    // This page is as good then.
  }
}
