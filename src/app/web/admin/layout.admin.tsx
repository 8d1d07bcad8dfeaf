import { Outlet } from 'react-router'
import { Admin } from '#domains/staff/web/frame/admin.tsx'
import { useGuard } from '#platform/web/session/guard.ts'
import './menu.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'

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
