import { FileQuestionMark } from 'lucide-react'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import { Admin } from './admin.tsx'
import { AdminPage } from '../shared/admin-page.tsx'
import * as t from '#domains/staff/texts.ts'

export function AdminProblem({ status }: { status: number }) {
  const isMissing = status < 500
  return (
    <QueryProvider>
      <Admin>
        <title>
          {t.name_hoko_back_office({ name: isMissing ? t.page_not_found() : t.something_went_wrong() })}
        </title>
        <AdminPage title={isMissing ? t.page_not_found() : t.something_went_wrong()}>
          <EmptyState
            icon={FileQuestionMark}
            title={isMissing ? t.nothing_at_this_address() : t.something_went_wrong()}
            action={<LinkButton to="/admin-dashboard">{t.back_to_the_dashboard()}</LinkButton>}
          >
            {isMissing ? t.check_the_address_or_go_back_to_the() : t.try_again_in_a_moment()}
          </EmptyState>
        </AdminPage>
      </Admin>
    </QueryProvider>
  )
}
