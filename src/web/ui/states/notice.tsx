import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

type NoticeKind = 'plain' | 'good' | 'bid' | 'wrong'

const looks: Record<NoticeKind, { frame: string; icon: LucideIcon | null }> = {
  plain: { frame: 'bg-sunk text-ink', icon: Info },
  good: { frame: 'bg-pounamu-wash text-pounamu-deep', icon: CircleCheck },
  bid: { frame: 'bg-kowhai-wash text-ink', icon: null },
  wrong: { frame: 'bg-pohutukawa-wash text-pohutukawa-deep', icon: CircleAlert },
}

interface NoticeProps {
  kind?: NoticeKind
  live?: boolean
  action?: ReactNode
  children: ReactNode
}

export function Notice({ kind = 'plain', live = false, action, children }: NoticeProps) {
  const { frame, icon: Icon } = looks[kind]
  return (
    <div
      role={live ? 'status' : undefined}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3.5 py-2.5 text-sm',
        frame,
      )}
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </div>
  )
}
