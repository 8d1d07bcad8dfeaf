import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../classes.ts'

interface NoticeFrameProps {
  tone: string
  icon: LucideIcon | null
  live?: boolean
  action?: ReactNode
  children: ReactNode
}

/** Separate from `Notice`, so that a page with one kind doesn't load every icon. */
export function NoticeFrame({ tone, icon: Icon, live = false, action, children }: NoticeFrameProps) {
  return (
    <div role={live ? 'status' : undefined} className={joinClasses('notice', tone)}>
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />}
        <span className="min-w-0">{children}</span>
      </span>
      {action}
    </div>
  )
}
