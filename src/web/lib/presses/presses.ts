import { useEffect } from 'react'
import holdPresses from './hold-presses.js?raw'
import nextPage from './next-page.js?raw'

interface Presses {
  wake: (tellLost: () => void) => void
  clear: () => void
}

interface NextPage {
  begin: () => () => void
  ask: (address: string) => void
}

declare global {
  interface Window {
    presses?: Presses
    nextPage?: NextPage
  }
}

/** For the head; the bundle does without it, since the browser has it from there. */
export const holdPressesScript = import.meta.env.SSR ? nextPage + holdPresses : ''

/** Replays what was pressed before hydration; called in the root, whose effects run last. */
export function useWaking(tellLost: () => void): void {
  useEffect(() => {
    // First render what this device remembers, such as who is signed in.
    const next = setTimeout(() => window.presses?.wake(tellLost))
    return () => clearTimeout(next)
  }, [tellLost])
}

/** For a control whose data is loading: a press waits for it. */
export const awaitingProps = (isMissing: boolean) => ({ 'data-awaits': isMissing ? '' : undefined })
