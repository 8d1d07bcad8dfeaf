import { Outlet } from 'react-router'
import { QueryProvider } from '#web/lib/loading/query.tsx'

export default function QueriesLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
