import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { rememberRequestedPage } from '#platform/web/loading/requested-page.ts'
import { beginProgress } from '#platform/web/loading/progress-bar.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import * as t from '#app/texts.ts'

const spokenAfterMs = 500

/** A bar at the top (app.css) with a text for screen readers. */
export function PageProgress() {
  const { state, location } = useNavigation()
  const { pathname, key } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(pathname)
  const isGoing = state !== 'idle'
  const isLoading = useStore(getClientState(), (client) => client.is_loading)
  const requested = location ? location.pathname + location.search + location.hash : null

  useEffect(() => {
    if (!isGoing) return undefined
    getClientState().setState({ is_loading: true })
    const done = beginProgress()
    return () => {
      getClientState().setState({ is_loading: false })
      done()
    }
  }, [isGoing])

  useEffect(() => {
    if (!isLoading) return undefined
    const speak = setTimeout(() => setAnnouncement(t.loading()), spokenAfterMs)
    return () => clearTimeout(speak)
  }, [isLoading])

  useEffect(() => rememberRequestedPage(requested), [requested, key])

  useEffect(() => {
    if (isGoing || pathname === shown.current) return undefined
    shown.current = pathname
    // The title changes with the page.
    const speak = setTimeout(() => setAnnouncement(document.title), 100)
    return () => clearTimeout(speak)
  }, [isGoing, pathname])

  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  )
}
