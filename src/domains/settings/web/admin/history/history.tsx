import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import {
  getSettings,
  compareSettingsVersion,
  listSettingsVersions,
  restoreSettingsVersion,
  type SettingsVersion,
} from '#domains/settings/common/settings.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { auditLabel } from '#domains/staff/web/shared/audit/audit-labels.ts'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import { useApiMutation, useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { SettingChanges } from './setting-changes.tsx'
import * as t from '#domains/settings/texts.ts'

/** Receives the version published by going back. */
export type Restored = (version: number) => Promise<void>

interface GoBackDialogProps {
  version: number
  onRestored: Restored
  onClose: () => void
}

function GoBackDialog({ version, onRestored, onClose }: GoBackDialogProps) {
  const queries = useQueryClient()
  const setQueryReply = useSetQueryData()
  const { data, error, refetch } = useApiQuery(compareSettingsVersion, { version }, { staleTime: 0 })
  const restoring = useApiMutation(restoreSettingsVersion, {
    onSuccess: async (reply) => {
      await setQueryReply(getSettings, {}, reply)
      for (const op of [listSettingsVersions, listAudit])
        await queries.invalidateQueries({ queryKey: [op.name] })
      notify.success(t.settings_published_as_in_version({ number: version }))
      onClose()
      await onRestored(reply.kept?.version ?? 1)
    },
    // The newly published settings have to be compared again.
    onError: (failed) => void (findProblem(failed)?.key === 'settings_changed' && refetch()),
  })
  const isSame = data !== undefined && Object.keys(data.after).length === 0
  const failed = restoring.error ?? error
  return (
    <ConfirmDialog
      open
      title={t.go_back_to_version_number({ number: version })}
      confirm={isSame ? t.close() : t.publish_version_again({ number: version })}
      cancel={t.keep_current_settings()}
      busy={restoring.isPending}
      error={failed ? getMessage(failed) : undefined}
      question={
        <div className="grid gap-3">
          {!data ? (
            <Loading label={t.comparing()}>
              <SkeletonText lines={3} />
            </Loading>
          ) : (
            <SettingChanges before={data.before} after={data.after} />
          )}
          {data && data.unfit.length > 0 && (
            <Notice>
              {t.unfit_settings_stay({
                count: data.unfit.length,
                settings: getListFormat().format(data.unfit.map(auditLabel)),
              })}
            </Notice>
          )}
        </div>
      }
      onConfirm={() =>
        data && !isSame ? restoring.mutate({ version, current_version: data.current_version }) : onClose()
      }
      onClose={onClose}
    >
      {isSame ? t.nothing_would_change() : `${t.this_would_change()} ${t.drafts_stay()}`}
    </ConfirmDialog>
  )
}

export function SettingsHistory({ onRestored }: { onRestored: Restored }) {
  // Each page continues after the last version of the previous one.
  const [pages, setPages] = useState<(number | undefined)[]>([undefined])
  const [wanted, setWanted] = useState<number | null>(null)
  return (
    <div className="max-w-3xl">
      <Panel title={t.history()}>
        <div className="grid gap-5">
          {pages.map((before, at) => (
            <VersionPage
              key={before ?? 'newest'}
              before={before}
              onOlder={at === pages.length - 1 ? (last) => setPages([...pages, last]) : null}
              onGoBack={setWanted}
            />
          ))}
        </div>
      </Panel>
      {wanted !== null && (
        <GoBackDialog key={wanted} version={wanted} onRestored={onRestored} onClose={() => setWanted(null)} />
      )}
    </div>
  )
}

interface VersionPageProps {
  before: number | undefined
  onOlder: ((last: number) => void) | null
  onGoBack: (version: number) => void
}

function VersionPage({ before, onOlder, onGoBack }: VersionPageProps) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listSettingsVersions,
    before === undefined ? {} : { before },
    { staleTime: 0 },
  )
  if (!data) {
    return error ? (
      <ErrorState title={t.the_history_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_the_history()}>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const last = data.items.at(-1)
  return (
    <>
      <ol className="grid gap-5">
        {data.items.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            isInForce={before === undefined && index === 0}
            onGoBack={() => onGoBack(version.version)}
          />
        ))}
      </ol>
      {data.has_more && last && onOlder && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onOlder(last.version)}>
            {t.show_older_versions()}
          </Button>
        </div>
      )}
    </>
  )
}

interface VersionProps {
  version: SettingsVersion
  isInForce: boolean
  onGoBack: () => void
}

function Version({ version, isInForce, onGoBack }: VersionProps) {
  const {
    published_at: publishedAt,
    published_by: publishedBy,
    restored_version: restoredVersion,
    before,
    after,
  } = version
  const isFirst = Object.keys(after).length === 0
  return (
    <li className="border-l-2 border-line pl-3.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-semibold">{t.version_number({ number: version.version })}</h3>
        {isInForce && <Badge kind="good">{t.in_force()}</Badge>}
        {!isInForce && (
          <span className="ml-auto">
            <Button kind="quiet" size="small" icon={RotateCcw} onClick={onGoBack}>
              {t.go_back_to_this_version()}
            </Button>
          </span>
        )}
      </div>
      <p className="text-xs text-ink-2">
        {publishedBy && t.published_by_name({ name: publishedBy })}
        {publishedAt && (
          <>
            {' · '}
            <time dateTime={publishedAt}>{formatMoment(publishedAt)}</time>
          </>
        )}
        {restoredVersion !== null && ` · ${t.went_back_to_version({ number: restoredVersion })}`}
      </p>
      {isFirst ? (
        <p className="mt-1 text-xs text-ink-2">{t.as_it_was_when_history_began()}</p>
      ) : (
        <SettingChanges before={before} after={after} />
      )}
    </li>
  )
}
