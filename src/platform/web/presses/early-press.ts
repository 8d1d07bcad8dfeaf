import { useEffect } from 'react'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

declare global {
  interface Window {
    /** Set by early-press.js; missing if it failed to load. */
    earlyPress?: { hydrate: (tellLost: () => void) => void }
  }
}

/** Repeats the click from before hydration; called in the root, whose effects run last. */
export function useEarlyPress(tellLost: () => void): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    // State stored on this device, such as the session, has to be read first.
    if (!isHydrated) return undefined
    const next = setTimeout(() => window.earlyPress?.hydrate(tellLost))
    return () => clearTimeout(next)
  }, [isHydrated, tellLost])
}

/** For a control whose data is loading: a click waits for it. */
export const awaitingProps = (isMissing: boolean) => ({ 'data-awaits': isMissing ? '' : undefined })
