import type { ReactNode } from 'react'
import * as t from '#domains/settings/texts.ts'

export function Lines({ lines }: { lines: [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2 max-sm:-mb-1.5">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value || <None />}</dd>
        </div>
      ))}
    </dl>
  )
}

export const None = () => <span className="text-ink-2">{t.none()}</span>
