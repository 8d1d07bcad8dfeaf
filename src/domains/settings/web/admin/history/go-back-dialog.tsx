import { useQueryClient } from '@tanstack/react-query'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getSettings } from '#domains/settings/common/settings.ts'
import {
  compareSettingsVersion,
  listSettingsVersions,
  restoreSettingsVersion,
} from '#domains/settings/common/settings-versions.ts'
import { useApiMutation, useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { auditLabel } from '#domains/staff/web/shared/audit/audit-labels.ts'
import { SettingChanges } from './setting-changes.tsx'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/settings/texts.ts'

/** Receives the version published by going back. */
export type Restored = (version: number) => Promise<void>

interface GoBackDialogProps {
  version: number
  onRestored: Restored
  onClose: () => void
}

export function GoBackDialog({ version, onRestored, onClose }: GoBackDialogProps) {
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
