import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'

const Hydrated = createContext(typeof window !== 'undefined')

/**
 * Re-renders everything below in a transition: in small steps that let clicks through in between.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** False on the server and during hydration. */
export const useHydrated = (): boolean => use(Hydrated)
