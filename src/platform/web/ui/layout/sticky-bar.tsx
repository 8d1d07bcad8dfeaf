import { type ReactNode, useEffect, useState } from 'react'
import { joinClasses } from '../classes.ts'

interface StickyBarProps {
  label: string
  /** The panel's id. The bar repeats its act, so it shows only while the panel is out of view. */
  panelId: string
  className?: string
  children: ReactNode
}

/** A bar at the foot of a phone's window. */
export function StickyBar({ label, panelId, className, children }: StickyBarProps) {
  const isRepeated = useElementInView(panelId)
  return (
    <section
      hidden={isRepeated}
      aria-label={label}
      data-needs-scripts
      className={joinClasses(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:hidden print:hidden',
        className,
      )}
    >
      {children}
    </section>
  )
}

/** Most of it counts, since a strip of the panel shows no button. */
const shownRatio = 0.6

function useElementInView(id: string): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return undefined
    const watch = new IntersectionObserver(
      (seen) => setSeen((seen.at(-1)?.intersectionRatio ?? 0) > shownRatio),
      { threshold: [0, shownRatio, 1] },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [id])
  return isSeen
}
