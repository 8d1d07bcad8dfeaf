import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoticeFrame } from './notice-frame.tsx'

type NoticeKind = 'plain' | 'good' | 'bid' | 'wrong'

const styles: Record<NoticeKind, { tone: string; icon: LucideIcon | null }> = {
  plain: { tone: 'bg-sunk text-ink', icon: Info },
  good: { tone: 'bg-pounamu-wash text-pounamu-deep', icon: CircleCheck },
  bid: { tone: 'bg-kowhai-wash text-ink', icon: null },
  wrong: { tone: 'bg-pohutukawa-wash text-pohutukawa-deep', icon: CircleAlert },
}

interface NoticeProps {
  kind?: NoticeKind
  live?: boolean
  action?: ReactNode
  children: ReactNode
}

export function Notice({ kind = 'plain', ...rest }: NoticeProps) {
  return <NoticeFrame {...styles[kind]} {...rest} />
}
