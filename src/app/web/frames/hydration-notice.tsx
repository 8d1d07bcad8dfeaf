import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useEarlyClick } from '#platform/web/early-clicks/early-click.ts'
import { cacheOfflinePage } from '#platform/web/loading/offline-page.ts'
import { beginProgress } from '#platform/web/loading/progress-bar.ts'
import { rememberRequestedPage } from '#platform/web/loading/requested-page.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { UserFrame } from './user-frame.tsx'
import * as t from '#app/texts.ts'

export function NoScriptNote() {
  return (
    <noscript>
      {/* React keeps server markup it doesn't know, so browsers needn't load this text. */}
      {import.meta.env.SSR && <p className="page-note">{t.turn_on_javascript_to_sign_in_bid_buy()}</p>}
    </noscript>
  )
}

/**
 * Rendered after the page, so that the page is interactive once it disappears. The note is for
 * pages that never hydrate.
 */
export function HydrationNotice() {
  useEarlyClick(reportLostClick)
  useEffect(cacheOfflinePage, [])
  useEffect(showControls, [])
  return (
    <p
      id="before-hydration"
      hidden
      suppressHydrationWarning
      role="alert"
      className="fixed inset-x-0 top-0 page-note"
    >
      {t.this_page_is_taking_a_long_time_to()}{' '}
      <a href="/home" className="rounded-control font-semibold text-pounamu underline">
        {t.reload_page()}
      </a>
    </p>
  )
}

/**
 * If React re-rendered the whole page, the mark set by the head's script is gone, and buttons are
 * hidden.
 */
const showControls = () => document.documentElement.setAttribute('data-scripts', '')

function reportLostClick() {
  notify.error(t.that_didnt_go_through(), {
    description: t.check_your_connection_and_try_again(),
    action: { label: t.reload_page(), onClick: () => window.location.reload() },
  })
}

const spokenAfterMs = 500

/** A bar at the top (base.css) with a text for screen readers. */
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

const getWords = makeTexts((): Record<number, { title: string; text: string }> => ({
  403: {
    title: t.you_cant_open_this_page(),
    text: t.it_belongs_to_another_account(),
  },
  404: {
    title: t.page_not_found(),
    text: t.check_the_address_the_page_may_have(),
  },
  429: { title: t.too_many_requests(), text: t.wait_a_minute_and_try_again() },
}))

const getOurs = makeTexts(() => ({
  title: t.something_went_wrong(),
  text: t.try_again_in_a_moment(),
}))

interface ProblemFrameProps {
  title: string
  text: string
  status?: number
  children: ReactNode
}

function ProblemFrame({ title, text, status, children }: ProblemFrameProps) {
  return (
    <UserFrame sidebar={false}>
      <title>{t.title_hoko({ title })}</title>
      <div className="mx-auto max-w-form py-16 md:py-24">
        <p className="num text-sm font-semibold text-ink-3">{status}</p>
        <h1 className="heading mt-1 text-xl">{title}</h1>
        <p className="mt-2 max-w-prose text-base text-ink-2">{text}</p>
        <div className="mt-7 flex flex-wrap gap-2">{children}</div>
      </div>
    </UserFrame>
  )
}

const ReloadButton = () => (
  <Button kind="quiet" icon={RotateCw} onClick={() => window.location.reload()}>
    {t.try_again()}
  </Button>
)

export function ProblemPage({ status }: { status: number }) {
  return (
    <ProblemFrame {...(getWords()[status] ?? getOurs())} status={status}>
      <LinkButton to="/home">{t.go_to_the_home_page()}</LinkButton>
      {status < 500 ? (
        <LinkButton to="/ibuy" kind="quiet">
          {t.browse_listings()}
        </LinkButton>
      ) : (
        <ReloadButton />
      )}
    </ProblemFrame>
  )
}

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
