import type { ReactNode } from 'react'
import { getSettings, type Settings } from '#contract/settings/settings.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

interface WithSettingsProps {
  fresh?: boolean
  children: (settings: Settings) => ReactNode
}

export function WithSettings({ fresh = false, children }: WithSettingsProps) {
  const call = useApiQuery(
    getSettings,
    {},
    fresh ? { refetchOnMount: 'always', refetchOnWindowFocus: false } : {},
  )
  if (call.data && (!fresh || call.isFetchedAfterMount)) return children(call.data)
  if (call.error) {
    return (
      <ErrorState
        title={t.the_settings_didnt_load()}
        onRetry={() => void call.refetch()}
        busy={call.isFetching}
      >
        {getMessage(call.error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t.loading_the_settings()}>
      <div className="grid gap-3.5">
        {[1, 2, 3].map((panel) => (
          <Panel key={panel}>
            <SkeletonText lines={4} />
          </Panel>
        ))}
      </div>
    </Loading>
  )
}
