import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeFrame } from './notice-frame.tsx'

type NoticeKind = 'plain' | 'good' | 'bid' | 'wrong'

const looks: Record<NoticeKind, { look: string; icon: LucideIcon | null }> = {
  plain: { look: 'bg-sunk text-ink', icon: Info },
  good: { look: 'bg-pounamu-wash text-pounamu-deep', icon: CircleCheck },
  bid: { look: 'bg-kowhai-wash text-ink', icon: null },
  wrong: { look: 'bg-pohutukawa-wash text-pohutukawa-deep', icon: CircleAlert },
}

interface NoticeProps {
  kind?: NoticeKind
  live?: boolean
  action?: ReactNode
  children: ReactNode
}

export function Notice({ kind = 'plain', ...rest }: NoticeProps) {
  return <NoticeFrame {...looks[kind]} {...rest} />
}
