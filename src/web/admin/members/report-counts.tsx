import { listMemberFlags } from '#contract/flags/member-flags.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import * as t from './texts.ts'

/** How many reports of members and reviews are about a member, and by them. */
export function ReportCounts({ id }: { id: number }) {
  const about = useApiQuery(listMemberFlags, { about: id, page: 1, limit: 1 })
  const by = useApiQuery(listMemberFlags, { reporter: id, page: 1, limit: 1 })
  const failed = [about, by].find(({ error, data }) => error && !data)
  return (
    <Panel title={t.reports()}>
      {failed ? (
        <ErrorState onRetry={() => void failed.refetch()} busy={failed.isFetching}>
          {getMessage(failed.error)}
        </ErrorState>
      ) : (
        <div className="flex min-h-9 flex-wrap gap-2">
          {about.data && (
            <LinkButton kind="quiet" size="small" to={`/member-reports?about=${id}`}>
              {t.count_reports_about_them({ count: about.data.total })}
            </LinkButton>
          )}
          {by.data && (
            <LinkButton kind="quiet" size="small" to={`/member-reports?reporter=${id}`}>
              {t.count_reports_by_them({ count: by.data.total })}
            </LinkButton>
          )}
        </div>
      )}
    </Panel>
  )
}
