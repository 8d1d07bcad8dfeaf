import { useEffect } from 'react'
import script from './hold-presses.js?raw'

interface Presses {
  wake: (tellLost: () => void) => void
  clear: () => void
  begin: () => () => void
  goTo: (address: string) => void
}

declare global {
  interface Window {
    presses?: Presses
  }
}

/** For the head. The browser has it from there, so its bundle does without. */
export const holdPressesScript = import.meta.env.SSR ? script : ''

/** Carries out what was pressed before the page woke; for the root, whose effects come last. */
export function useWaking(tellLost: () => void): void {
  useEffect(() => {
    // What this device remembers, such as who is signed in, is drawn first.
    const next = setTimeout(() => window.presses?.wake(tellLost))
    return () => clearTimeout(next)
  }, [tellLost])
}

/** For a control whose data is on its way: a press waits for it. */
export const awaits = (isMissing: boolean) => ({ 'data-awaits': isMissing ? '' : undefined })
