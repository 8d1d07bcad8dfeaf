import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { UserFrame } from './user-frame.tsx'

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
    <UserFrame sidebar={false}>
      <title>{`${title} · Hoko`}</title>
      <div className="mx-auto max-w-form py-16 md:py-24">
        <h1 className="heading mt-1 text-xl">{title}</h1>
        <p className="mt-2 max-w-prose text-base text-ink-2">
          Check your connection. We’ll open the page when you’re back online.
        </p>
        <Button className="mt-7" icon={RotateCw} onClick={reload}>
          Try again
        </Button>
      </div>
    </UserFrame>
  )
}

const reload = () => window.location.reload()

async function goOnIfReached() {
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) reload()
}
