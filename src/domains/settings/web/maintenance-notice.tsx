import { Info } from 'lucide-react'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { NoticeFrame } from '#platform/web/ui/states/notice-frame.tsx'
import { describeReach, type Reach } from './reach.ts'

export function MaintenanceNotice({ reach }: { reach: Reach }) {
  const text = filledText(reach.maintenance_notice, { support: describeReach(reach) })
  return text === '' ? null : (
    <NoticeFrame tone="bg-sunk text-ink" icon={Info}>
      <span className="whitespace-pre-line">{text}</span>
    </NoticeFrame>
  )
}
