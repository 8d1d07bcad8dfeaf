import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  isPage?: boolean
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, isPage, children, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="empty-state">
      <span className="empty-state-icon">
        <Icon aria-hidden size={24} strokeWidth={1.75} />
      </span>
      <Title className="heading mt-4 text-base">{title}</Title>
      <p className="mt-1 max-w-[46ch] text-sm text-pretty text-ink-2">{children}</p>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
