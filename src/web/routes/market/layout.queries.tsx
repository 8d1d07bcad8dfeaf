import { Outlet } from 'react-router'
import { QueryProvider } from '#web/lib/loading/query.tsx'

/** Around pages that ask for more once they are there; what people arrive at does without, and is smaller for it. */
export default function QueriesLayout() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
