import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const Hydrated = createContext(typeof window !== 'undefined')

/** Tells all below at once, but in a transition: they're rendered again in small steps, and presses are seen between. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and during hydration. */
export const useHydrated = (): boolean => use(Hydrated)
