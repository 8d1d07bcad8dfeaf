import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

export function Panel({
  title,
  aside,
  flush = false,
  children,
}: {
  title?: string
  aside?: ReactNode
  flush?: boolean
  children: ReactNode
}) {
  return (
    <section className="min-w-0 overflow-clip rounded-panel border border-line bg-paper">
      {title && (
        <header className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 pt-4 pb-1">
          <h2 className="heading text-base">{title}</h2>
          {aside && <span className="text-sm text-ink-3">{aside}</span>}
        </header>
      )}
      <div className={joinClasses(!flush && 'px-5 py-4 print:py-2')}>{children}</div>
    </section>
  )
}
