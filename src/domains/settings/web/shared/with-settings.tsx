import { Fragment, type ReactNode, useState } from 'react'
import {
  getSettings,
  type Settings,
  getSettingsDraft,
  type SettingsDraft,
} from '#domains/settings/common/settings.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/settings/texts.ts'

const asItIsNow = { refetchOnMount: 'always', refetchOnWindowFocus: false } as const

export function WithSettings({ children }: { children: (settings: Settings) => ReactNode }) {
  const call = useApiQuery(getSettings, {})
  return call.data ? children(call.data) : <Waiting {...call} />
}

interface WithDraftProps {
  /** `reload` starts again with the current settings and draft. */
  children: (settings: Settings, draft: SettingsDraft, reload: () => Promise<void>) => ReactNode
}

/** Fetches both anew: cached ones would look like another admin's change. */
export function WithDraft({ children }: WithDraftProps) {
  const settings = useApiQuery(getSettings, {}, asItIsNow)
  const draft = useApiQuery(getSettingsDraft, {}, asItIsNow)
  const [round, setRound] = useState(0)
  const isFresh = settings.isFetchedAfterMount && draft.isFetchedAfterMount
  async function reload() {
    await Promise.all([settings, draft].map(({ refetch }) => refetch({ throwOnError: true })))
    setRound(round + 1)
  }
  if (!isFresh || !settings.data || !draft.data) return <Waiting {...(draft.error ? draft : settings)} />
  return <Fragment key={round}>{children(settings.data, draft.data, reload)}</Fragment>
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
