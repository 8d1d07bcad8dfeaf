import { useEffect } from 'react'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'

declare global {
  interface Window {
    /** early-press.js; missing where it could not be loaded. */
    earlyPress?: { hydrate: (tellLost: () => void) => void }
  }
}

/** Repeats what was pressed before hydration; called in the root, whose effects run last. */
export function useEarlyPress(tellLost: () => void): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    // What this device remembers comes first, such as who is signed in.
    if (!isHydrated) return undefined
    const next = setTimeout(() => window.earlyPress?.hydrate(tellLost))
    return () => clearTimeout(next)
  }, [isHydrated, tellLost])
}

/** For a control whose data is loading: a press waits for it. */
export const awaitingProps = (isMissing: boolean) => ({ 'data-awaits': isMissing ? '' : undefined })
