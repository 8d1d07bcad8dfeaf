import { Outlet } from 'react-router'
import { Admin } from '#domains/staff/web/frame/admin.tsx'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { lastTable } from '#domains/staff/web/shared/table/table-memory.ts'
import { useGuard } from '#platform/web/session/guard.ts'
import './menu.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'
import * as t from '#app/texts.ts'

export default function AdminPlainLayout() {
  useGuard()
  return (
    <QueryProvider>
      <Admin sidebar={false}>
        <AdminPage back={{ to: lastTable('/listings'), label: t.all_listings() }}>
          <div className="mx-auto max-w-5xl">
            <Outlet />
          </div>
        </AdminPage>
      </Admin>
    </QueryProvider>
  )
}
