import { type Settings } from '#contract/settings/settings.ts'
import { filledText } from '#shared/words/filled-text.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { describeReach } from './reach.ts'

export function MaintenanceNotice({ settings }: { settings: Settings }) {
  const text = filledText(settings.maintenance_notice, { support: describeReach(settings) })
  return text === '' ? null : (
    <Notice>
      <span className="whitespace-pre-line">{text}</span>
    </Notice>
  )
}
