import { useEffect } from 'react'
import { cacheOfflinePage } from '#platform/web/loading/offline-page.ts'
import { useEarlyClick } from '#platform/web/early-clicks/early-click.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
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
