import type { ReactNode } from 'react'
import { getSettings } from '#contract/settings/settings.ts'
import { filledText } from '#shared/words/filled-text.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { describeReach } from './reach.ts'

/** What follows appears together with it, or it'd push that down. */
export function SafetyHint({ children }: { children?: ReactNode }) {
  const { data, isPending } = useApiQuery(getSettings, {}, { staleTime: 60_000 })
  return (
    <>
      {data && (
        <div className="mb-4">
          <Notice>{filledText(data.safety_hint, { support: describeReach(data) })}</Notice>
        </div>
      )}
      {children && <div className={isPending ? 'invisible' : undefined}>{children}</div>}
    </>
  )
}
