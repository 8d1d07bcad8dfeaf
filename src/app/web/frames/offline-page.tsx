import { useEffect } from 'react'
import { ProblemFrame, ReloadButton } from './problem-page.tsx'
import * as t from '#app/texts.ts'

const oftenMs = 2_000

export function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(() => void goOnIfReached(), oftenMs)
    window.addEventListener('online', reload)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', reload)
    }
  }, [])
  const isOffline = !navigator.onLine
  const title = isOffline ? t.youre_offline() : t.we_cant_reach_hoko()
  return (
    <ProblemFrame title={title} text={t.check_your_connection_well_open_the()}>
      <ReloadButton />
    </ProblemFrame>
  )
}

const reload = () => window.location.reload()

async function goOnIfReached() {
  const answer = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) reload()
}
