import type { ReactNode } from 'react'

interface BusinessSectionProps {
  id: string
  title: string
  lead: string
  aside?: ReactNode
  children: ReactNode
}

export function BusinessSection({ id, title, lead, aside, children }: BusinessSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-28 rounded-panel border border-line bg-paper px-4 py-4 sm:px-6 sm:py-5 lg:scroll-mt-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={`${id}-title`} className="heading text-lg">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink-2">{lead}</p>
        </div>
        {aside}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}
