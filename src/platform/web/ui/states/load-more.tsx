import { useEffect, useEffectEvent, useRef } from 'react'
import { LinkButton } from '../button.tsx'
import { Spinner } from './spinner.tsx'
import * as t from '#platform/texts.ts'

interface LoadMoreProps {
  /** The button's link without JavaScript. */
  to: string
  label?: string
  busy: boolean
  onMore: () => void
}

export function LoadMore({ to, label = t.show_more(), busy, onMore }: LoadMoreProps) {
  return (
    <div className="mt-8 flex h-11 justify-center">
      {busy ? (
        <output className="flex items-center gap-2 text-sm text-ink-3">
          <Spinner /> {t.loading_more()}
        </output>
      ) : (
        <>
          <Sentinel onReach={onMore} />
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
        </>
      )}
    </div>
  )
}

/** Remounted after each page, so that it checks again if a page doesn't fill the screen. */
function Sentinel({ onReach }: { onReach: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(onReach)

  useEffect(() => {
    if (!mark.current) return undefined
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && reach(), {
      rootMargin: '600px',
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])

  return <span ref={mark} aria-hidden />
}
