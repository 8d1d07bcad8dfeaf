import { Outlet } from 'react-router'
import { Admin } from '#web/admin/admin.tsx'
import { useGuard } from '#web/lib/session/guard.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'

export default function AdminLayout() {
  useGuard()
  return (
    <QueryProvider>
      <Admin>
        <Outlet />
      </Admin>
    </QueryProvider>
  )
}
