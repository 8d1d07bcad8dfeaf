import { useEffect } from 'react'
import { useHydrated } from '#web/ui/states/hydration.tsx'

interface Presses {
  wake: (tellLost: () => void) => void
  clear: () => void
}

interface NextPage {
  isLeaving: () => boolean
  leaveToRouter: () => void
  begin: () => () => void
  ask: (address: string) => void
}

declare global {
  interface Window {
    presses?: Presses
    nextPage?: NextPage
  }
}

/** For the head: without what holds presses, a press before the page wakes says that it has to be loaded again. */
export const missingPressesScript = import.meta.env.SSR
  ? `addEventListener('error',e=>{if(/\\/presses-/.test(e.target.src))addEventListener('pointerdown',()=>{if(!self.presses)document.getElementById('asleep').hidden=false},true)},true)`
  : ''

export const leaveNavigationToRouter = (): void => window.nextPage?.leaveToRouter()

/** Replays what was pressed before hydration; called in the root, whose effects run last. */
export function useWaking(tellLost: () => void): void {
  const isHydrated = useHydrated()
  useEffect(() => {
    // What this device remembers comes first, such as who is signed in.
    if (!isHydrated) return undefined
    const next = setTimeout(() => {
      window.presses ??= {
        wake: () => document.getElementById('asleep')?.setAttribute('hidden', ''),
        clear() {},
      }
      window.presses.wake(tellLost)
    })
    return () => clearTimeout(next)
  }, [isHydrated, tellLost])
}

/** For a control whose data is loading: a press waits for it. */
export const awaitingProps = (isMissing: boolean) => ({ 'data-awaits': isMissing ? '' : undefined })
