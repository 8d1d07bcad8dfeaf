import { Flag } from 'lucide-react'
import { exportMemberFlags, type FlaggedKind, listMemberFlags } from '#contract/flags/member-flags.ts'
import { useChangeAddress } from '#web/ui/addresses/use-change-address.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { SaveTable } from '../save-table.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { MemberReport } from './member-report.tsx'
import { isNarrowed, narrowed, reportsAddress, type ReportsSearch } from './reports-address.ts'
import * as t from './texts.ts'

export function MemberReports({ search }: { search: ReportsSearch }) {
  const call = useTableRows(listMemberFlags, 'member-reports', search)
  const { data, error, isFetching } = call
  return (
    <AdminPage
      title={t.member_reports()}
      tools={
        <>
          <p role="status" className="num min-w-20 text-sm text-ink-2">
            {data && t.count_reports({ count: data.total })}
          </p>
          <SaveTable op={exportMemberFlags} what="member-reports" search={search} total={data?.total} />
        </>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <ReportFilters search={search} />
        <TableTools table="member-reports" columns={[]} search={search} to={reportsAddress} />
      </div>
      {error && !data ? (
        <ErrorState title={t.the_reports_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_reports()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={6} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={Flag}
          title={t.no_reports()}
          action={
            isNarrowed(search) && <LinkButton to={reportsAddress({})}>{t.see_all_reports()}</LinkButton>
          }
        >
          {t.reports_of_members_and_reviews()}
        </EmptyState>
      ) : (
        <>
          <ul
            aria-label={t.member_reports()}
            className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
          >
            {data.items.map((report) => (
              <MemberReport key={report.id} report={report} />
            ))}
          </ul>
          <Pager {...data} to={(page) => reportsAddress({ ...search, page })} />
        </>
      )}
    </AdminPage>
  )
}

function ReportFilters({ search }: { search: ReportsSearch }) {
  const changeAddress = useChangeAddress()
  const go = (change: Partial<ReportsSearch>) =>
    changeAddress(reportsAddress(narrowed(search, change)), {
      preventScrollReset: true,
      replace: true,
    })
  return (
    <search aria-label={t.member_reports()} className="flex max-w-full min-w-0 flex-wrap items-center gap-2">
      <PillSelect
        label={t.state()}
        value={search.state ?? ''}
        onChange={({ target }) => go({ state: (target.value || undefined) as ReportsSearch['state'] })}
        options={[
          { value: '', label: t.any_state() },
          { value: 'open', label: t.open() },
          { value: 'upheld', label: t.upheld() },
          { value: 'dismissed', label: t.dismissed() },
        ]}
      />
      <PillSelect
        label={t.reported()}
        value={search.kind ?? ''}
        onChange={({ target }) => go({ kind: (target.value || undefined) as FlaggedKind | undefined })}
        options={[
          { value: '', label: t.everything_reported() },
          { value: 'member', label: t.members() },
          { value: 'review', label: t.reviews() },
          { value: 'message', label: t.messages() },
          { value: 'question', label: t.questions() },
          { value: 'answer', label: t.answers() },
        ]}
      />
      {(search.about ?? search.reporter) !== undefined && (
        <LinkButton kind="quiet" size="small" to={reportsAddress({})}>
          {t.see_all_reports()}
        </LinkButton>
      )}
    </search>
  )
}
