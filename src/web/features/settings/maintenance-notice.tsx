import { Info } from 'lucide-react'
import { type Settings } from '#contract/settings/settings.ts'
import { filledText } from '#shared/words/filled-text.ts'
import { NoticeFrame } from '#web/ui/states/notice-frame.tsx'
import { describeReach } from './reach.ts'

export function MaintenanceNotice({ settings }: { settings: Settings }) {
  const text = filledText(settings.maintenance_notice, { support: describeReach(settings) })
  return text === '' ? null : (
    <NoticeFrame look="bg-sunk text-ink" icon={Info}>
      <span className="whitespace-pre-line">{text}</span>
    </NoticeFrame>
  )
}
