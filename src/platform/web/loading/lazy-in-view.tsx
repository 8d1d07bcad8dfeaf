import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useInView } from './use-in-view.ts'

interface LazyInViewProps {
  className?: string
  /** The distance, as in `rootMargin`. */
  margin?: string | undefined
  children: ReactNode
}

/** Renders, and so loads, its children once they have nearly been in view. */
export function LazyInView({ className, margin, children }: LazyInViewProps) {
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
