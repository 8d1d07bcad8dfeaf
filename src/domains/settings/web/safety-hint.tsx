import type { ReactNode } from 'react'
import { getSettings } from '#domains/settings/common/settings.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { describeReach } from './reach.ts'

/** Renders the children together with the hint, which would otherwise push them down. */
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
