import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useInView } from './use-in-view.ts'

interface WhenNearProps {
  className?: string
  /** How near, as of `rootMargin`. */
  margin?: string | undefined
  children: ReactNode
}

/** Draws, and so loads, what it's for once it has nearly been in view. */
export function WhenNear({ className, margin, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place, margin)
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  return (
    <div ref={place} className={className}>
      {wasNear && <Suspense>{children}</Suspense>}
    </div>
  )
}
