/** As offline.html reads it. */
const key = 'requested_page'

/** The router says where it goes a moment after the press, and code that can't be fetched may fail before. */
const pressed_for_ms = 3_000

let requested: string | null = null
const nothing = { path: '', at: -Infinity }
let pressed = nothing

/** @param path null once it has been reached */
export function rememberRequestedPage(path: string | null): void {
  requested = path
  if (path === null) pressed = nothing
}

/** Code of the next page that does not come makes the router load this one again: where to must not be lost. */
export function followRequestedPage(): void {
  addEventListener('click', ({ target, defaultPrevented, timeStamp }) => {
    const link = target instanceof Element ? target.closest('a') : null
    // The router leads there itself.
    if (link?.origin === location.origin && defaultPrevented)
      pressed = { path: link.pathname + link.search + link.hash, at: timeStamp }
  })
  addEventListener('pagehide', ({ timeStamp }) => {
    const path = requested ?? (timeStamp - pressed.at < pressed_for_ms ? pressed.path : null)
    try {
      if (path !== null) sessionStorage.setItem(key, path)
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
