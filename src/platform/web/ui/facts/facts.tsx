import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

const columns: Record<number, string> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-6',
}

export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <dl
      className={joinClasses(
        'grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line',
        columns[facts.length] ?? 'sm:grid-cols-4',
      )}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="bg-paper px-3.5 py-2.5 last:odd:col-span-2 sm:last:odd:col-span-1">
          <dt className="text-xs text-ink-3">{fact.label}</dt>
          <dd className="num text-sm font-semibold break-words">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
