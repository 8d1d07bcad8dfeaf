const worker_address = '/push-worker.js'
const settled_ms = 4_000

/** The worker that shows our own page where the line is down; fetched when the page has all that it wants. */
export function keepOfflinePage(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const timer = setTimeout(() => {
    // Where the browser shuts it out, its own page for that is shown.
    navigator.serviceWorker.register(worker_address, { updateViaCache: 'none' }).catch(() => undefined)
  }, settled_ms)
  return () => clearTimeout(timer)
}
