import { useEffect } from 'react'
import { keepOfflinePage } from '#web/lib/loading/offline-page.ts'
import { useWaking } from '#web/lib/presses/presses.ts'
import { notify } from '#web/ui/overlays/toast.tsx'

const line =
  'z-40 flex flex-wrap gap-x-2 bg-kowhai-wash px-3.5 py-2.5 text-sm text-ink md:px-6 print:hidden [[hidden]]:hidden'

/** What is said where scripts do not run at all. */
export function NoScriptNote() {
  return (
    <noscript>
      {/* React leaves what is in here alone in a browser, so browsers need not load the words. */}
      {import.meta.env.SSR && (
        <p className={line}>
          Turn on JavaScript to sign in, bid, buy, watch or sell. You can browse and search without it.
        </p>
      )}
    </noscript>
  )
}

/** Stands after the page, so that the page is awake when it says so. The note is for one that does not wake. */
export function Waking() {
  useWaking(tellLostPress)
  useEffect(keepOfflinePage, [])
  return (
    <p id="asleep" hidden suppressHydrationWarning role="alert" className={`fixed inset-x-0 top-0 ${line}`}>
      This page is taking a long time to load. Check your connection.
      <a href="/home" className="rounded-control font-semibold text-pounamu underline">
        Reload page
      </a>
    </p>
  )
}

function tellLostPress() {
  notify.error('That didn’t go through', {
    description: 'Check your connection and try again.',
    action: { label: 'Reload page', onClick: () => window.location.reload() },
  })
}
