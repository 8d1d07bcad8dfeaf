import { getSettings } from '#contract/settings/settings.ts'
import { filledText } from '#shared/words/filled-text.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { describeReach } from './reach.ts'

export function SafetyHint() {
  const { data } = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  if (!data) return null
  return (
    <div className="mb-4">
      <Notice>{filledText(data.safety_hint, { support: describeReach(data) })}</Notice>
    </div>
  )
}
