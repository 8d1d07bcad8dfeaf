import { useEffect } from 'react'
import { createStore } from 'zustand'
import { getSettings, type Settings } from '#domains/settings/common/settings.ts'
import { useLive } from '#platform/web/live/live.ts'
import { api } from '#platform/web/session/api.ts'
import { useStore } from '#platform/web/storage/use-store.ts'

export type SiteNotices = Pick<Settings, 'maintenance' | 'maintenance_notice'>

interface NoticesState {
  /** Null until something newer than what the page was loaded with is known. */
  notices: SiteNotices | null
  /** By performance.now(). */
  readAt: number
}

const known = createStore<NoticesState>(() => ({ notices: null, readAt: 0 }))

const remember = ({ maintenance, maintenance_notice: notice }: SiteNotices) =>
  known.setState({ notices: { maintenance, maintenance_notice: notice }, readAt: performance.now() })

/** Pages without live parts have no stream, so they read again when somebody comes back to them. */
const maxAgeMs = 60_000

async function readAgain() {
  if (document.visibilityState !== 'visible' || performance.now() - known.getState().readAt < maxAgeMs) return
  // If it fails, the next return tries again.
  await api.call(getSettings, {}).then(remember, () => undefined)
}

/** Follows those that the page was loaded with. */
export function useSiteNotices(loaded: SiteNotices | undefined): SiteNotices | undefined {
  useLive('settings', (message) => message.kind === 'settings' && remember(message))
  useEffect(() => {
    const read = () => void readAgain()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return useStore(known, ({ notices }) => notices) ?? loaded
}
