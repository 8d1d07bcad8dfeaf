import { useEffect } from 'react'
import { ProblemFrame, ReloadButton } from './problem-page.tsx'

const often_ms = 2_000

/** In place of a page whose data could not be reached; it comes by itself when the line is back. */
export function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(() => void goOnIfReached(), often_ms)
    window.addEventListener('online', reload)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', reload)
    }
  }, [])
  const isOffline = !navigator.onLine
  const title = isOffline ? 'You’re offline' : 'We can’t reach Hoko'
  return (
    <ProblemFrame title={title} text="Check your connection. We’ll open the page when you’re back online.">
      <ReloadButton />
    </ProblemFrame>
  )
}

const reload = () => window.location.reload()

async function goOnIfReached() {
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) reload()
}
