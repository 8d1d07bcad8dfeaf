import { useEffect } from 'react'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

declare global {
  interface Window {
    /** Set by early-click.js; missing if it failed to load. */
    earlyClick?: { hydrate: (reportLost: () => void) => void }
  }
}

/** Repeats the click from before hydration; called in the root, whose effects run last. */
export function useEarlyClick(reportLost: () => void): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    // State stored on this device, such as the session, has to be read first.
    if (!isHydrated) return undefined
    const next = setTimeout(() => window.earlyClick?.hydrate(reportLost))
    return () => clearTimeout(next)
  }, [isHydrated, reportLost])
}

/** For a control whose data is loading: a click waits for it. */
export const pendingProps = (isMissing: boolean) => ({ 'data-pending': isMissing ? '' : undefined })
