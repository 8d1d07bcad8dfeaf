import { ScrollText } from 'lucide-react'
import { exportAudit, searchAudit } from '#contract/audit/audit.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { AuditSteps } from '../audit-log.tsx'
import { findActions } from '../audit-words.ts'
import { SaveTable } from '../save-table.tsx'
import { May } from '../staff/may.tsx'
import { TableTools } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { type AuditSearch, getAuditAddress, isNarrowed } from './audit-address.ts'
import { AuditFilters } from './audit-filters.tsx'
import * as t from './texts.ts'

interface AuditPageProps {
  search: AuditSearch
  gate: <Result>(act: () => Promise<Result>) => Promise<Result | null>
}

export function AuditPage({ search, gate }: AuditPageProps) {
  const { before, ...filters } = search
  const found = { ...filters, q_actions: findActions(search.q ?? '').join(',') }
  const call = useTableRows(searchAudit, 'audit-log', { ...found, before })
  const { data, error, isFetching, isPlaceholderData } = call
  return (
    <AdminPage
      title={t.audit_log()}
      tools={
        <May op={exportAudit}>
          <SaveTable op={exportAudit} what="audit" search={found} total={undefined} always gate={gate} />
        </May>
      }
    >
      <div className="mb-3.5 flex flex-wrap items-start gap-2">
        <AuditFilters search={filters} />
        <TableTools table="audit-log" columns={[]} search={filters} to={getAuditAddress} />
      </div>
      {error && !data ? (
        <ErrorState
          title={t.the_audit_log_didnt_load()}
          onRetry={() => void call.refetch()}
          busy={isFetching}
        >
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_audit_log()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={10} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={ScrollText}
          title={t.no_entries()}
          action={isNarrowed(search) && <LinkButton to="/audit-log">{t.see_everything()}</LinkButton>}
        >
          {isNarrowed(search) ? t.try_other_words_or_days() : t.what_admins_do_is_shown_here()}
        </EmptyState>
      ) : (
        <div className={joinClasses('transition-opacity', isPlaceholderData && 'opacity-60')}>
          <div className="rounded-panel border border-line bg-paper p-4 sm:p-5">
            <AuditSteps entries={data.items} namesSubject showsOrigin />
          </div>
          <nav aria-label={t.pages()} className="mt-4 flex flex-wrap gap-2">
            {before !== undefined && (
              <LinkButton kind="quiet" to={getAuditAddress(filters)}>
                {t.newest()}
              </LinkButton>
            )}
            {data.next_before !== null && (
              <LinkButton kind="quiet" to={getAuditAddress({ ...filters, before: data.next_before })}>
                {t.older()}
              </LinkButton>
            )}
          </nav>
        </div>
      )}
    </AdminPage>
  )
}
