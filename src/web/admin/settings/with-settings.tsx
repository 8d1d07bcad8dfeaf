import type { ReactNode } from 'react'
import { getSettings, type Settings } from '#contract/settings/settings.ts'
import { getSettingsDraft, type SettingsDraft } from '#contract/settings/settings-versions.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import * as t from './texts.ts'

const as_it_is_now = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const

interface WithSettingsProps {
  fresh?: boolean
  children: (settings: Settings) => ReactNode
}

export function WithSettings({ fresh = false, children }: WithSettingsProps) {
  const call = useApiQuery(getSettings, {}, fresh ? as_it_is_now : {})
  return call.data && (!fresh || call.isFetchedAfterMount) ? children(call.data) : <Waiting {...call} />
}

/** Both as they are now: what was kept from before would look like a clash. */
export function WithDraft({
  children,
}: {
  children: (settings: Settings, draft: SettingsDraft) => ReactNode
}) {
  const settings = useApiQuery(getSettings, {}, as_it_is_now)
  const draft = useApiQuery(getSettingsDraft, {}, as_it_is_now)
  const isFresh = settings.isFetchedAfterMount && draft.isFetchedAfterMount
  if (isFresh && settings.data && draft.data) return children(settings.data, draft.data)
  return <Waiting {...(draft.error ? draft : settings)} />
}

interface WaitingProps {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function Waiting({ error, isFetching, refetch }: WaitingProps) {
  if (error) {
    return (
      <ErrorState title={t.the_settings_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
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
