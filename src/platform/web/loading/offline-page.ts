const workerAddress = '/push-worker.js'
const settledMs = 4_000

/** Registers the service worker for the offline page, after the page has loaded everything else. */
export function cacheOfflinePage(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const timer = setTimeout(() => {
    // If it's blocked, the browser's own offline page is shown.
    navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' }).catch(() => undefined)
  }, settledMs)
  return () => clearTimeout(timer)
}
