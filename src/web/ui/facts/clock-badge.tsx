import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

export function ClockBadge({ hot = false, children }: { hot?: boolean; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        'num block truncate rounded-control px-2 py-0.5 text-xs font-medium text-on-shade',
        hot ? 'bg-shade-hot' : 'bg-shade',
      )}
    >
      {children}
    </span>
  )
}
