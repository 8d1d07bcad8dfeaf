import { Outlet } from 'react-router'
import { Admin } from '#web/admin/admin.tsx'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { lastTable } from '#web/admin/table/table-memory.ts'
import { useGuard } from '#web/lib/session/guard.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'
import * as t from './texts.ts'

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
