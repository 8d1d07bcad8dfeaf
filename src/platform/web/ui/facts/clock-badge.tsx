import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

export function ClockBadge({ hot = false, children }: { hot?: boolean; children: ReactNode }) {
  return <span className={joinClasses('clock-badge', hot && 'bg-shade-hot')}>{children}</span>
}
