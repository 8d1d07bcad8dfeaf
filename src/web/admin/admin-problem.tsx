import { FileQuestionMark } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { QueryProvider } from '#web/lib/loading/query.tsx'
import { Admin } from './admin.tsx'
import { AdminPage } from './admin-page.tsx'

/** What an admin sees in place of a page that is not there or failed. */
export function AdminProblem({ status }: { status: number }) {
  const isMissing = status < 500
  return (
    <QueryProvider>
      <Admin>
        <title>{`${isMissing ? 'Page not found' : 'Something went wrong'} · Hoko back office`}</title>
        <AdminPage title={isMissing ? 'Page not found' : 'Something went wrong'}>
          <EmptyState
            icon={FileQuestionMark}
            title={isMissing ? 'Nothing at this address' : 'Something went wrong'}
            action={<LinkButton to="/admin-dashboard">Back to the dashboard</LinkButton>}
          >
            {isMissing
              ? 'Check the address, or go back to the dashboard. The page may have been removed.'
              : 'Try again in a moment.'}
          </EmptyState>
        </AdminPage>
      </Admin>
    </QueryProvider>
  )
}
