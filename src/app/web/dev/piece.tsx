import type { ReactNode } from 'react'

export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-3 border-b border-line pb-1.5 text-xs font-semibold text-ink-3">{name}</h3>
      <div className="grid min-w-0 gap-3">{children}</div>
    </section>
  )
}
