import type { ReactNode } from 'react'

interface SettingsSectionProps {
  id: string
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function SettingsSection({ id, title, lead, aside, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="min-w-0 scroll-mt-28 rounded-panel border border-line bg-paper px-4 py-4 sm:px-6 sm:py-5 lg:scroll-mt-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="heading text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {lead && <p className="mt-1 max-w-prose text-sm text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
