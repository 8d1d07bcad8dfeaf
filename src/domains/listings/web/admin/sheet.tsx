import type { ReactNode } from 'react'

export function Sheet({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="heading text-base">{title}</h3>
        {aside && <span className="text-sm text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
