import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

const kinds = {
  plain: 'bg-sunk text-ink-2',
  good: 'badge-good',
  bid: 'bg-kowhai-wash text-ink',
  wrong: 'bg-pohutukawa-wash text-pohutukawa-deep',
}

export function Badge({
  kind = 'plain',
  icon: Icon,
  children,
}: {
  kind?: keyof typeof kinds
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={joinClasses('badge', kinds[kind])}>
      {Icon && <Icon aria-hidden size={14} strokeWidth={1.75} />}
      {children}
    </span>
  )
}

export function ClockBadge({ hot = false, children }: { hot?: boolean; children: ReactNode }) {
  return <span className={joinClasses('clock-badge', hot && 'bg-shade-hot')}>{children}</span>
}
