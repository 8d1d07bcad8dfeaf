import type { ReactNode } from 'react'

interface PageHeadingProps {
  title: ReactNode
  aside?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function PageHeading({ title, aside, children, actions }: PageHeadingProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="heading text-xl break-words">{title}</h1>
          {aside && <span className="num text-base text-ink-3">{aside}</span>}
        </div>
        {children && <p className="mt-1.5 max-w-prose text-sm text-ink-2">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
