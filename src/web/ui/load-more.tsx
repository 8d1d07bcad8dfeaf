import { useEffect, useEffectEvent, useRef } from 'react'
import { LinkButton } from './button.tsx'
import { Spinner } from './spinner.tsx'

interface LoadMoreProps {
  /** The address of the next page: what a visitor without JavaScript follows. */
  to: string
  label?: string
  busy: boolean
  onMore: () => void
  /** Loads by itself as the end comes near; otherwise only when pressed. */
  endless?: boolean
}

export function LoadMore({ to, label = 'Show more', busy, onMore, endless = true }: LoadMoreProps) {
  const sentinel = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(() => {
    if (!busy) onMore()
  })

  useEffect(() => {
    if (!endless || !sentinel.current) return
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && reach(), {
      rootMargin: '600px',
    })
    watch.observe(sentinel.current)
    return () => watch.disconnect()
    // A page that fills less than the screen must be followed by the next: look again after each.
  }, [endless, busy])

  return (
    <div ref={sentinel} role="status" aria-busy={busy} className="mt-8 flex h-11 justify-center">
      {busy ? (
        <span className="flex items-center gap-2 text-sm text-ink-3">
          <Spinner /> Loading more
        </span>
      ) : (
        <LinkButton
          to={to}
          kind="quiet"
          onClick={(event) => {
            event.preventDefault()
            onMore()
          }}
        >
          {label}
        </LinkButton>
      )}
    </div>
  )
}
