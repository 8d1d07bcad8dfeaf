import { Outlet } from 'react-router'
import { QueryProvider } from '#platform/web/loading/query.tsx'

export default function QueriesLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
