import { Outlet } from 'react-router'
import { Desk } from '#web/admin/desk.tsx'
import { DeskPage } from '#web/admin/desk-page.tsx'
import { lastTable } from '#web/admin/table-memory.ts'
import { useGuard } from '#web/lib/session/guard.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'

/** Around the forms of the back office: no sidebar. */
export default function AdminPlainLayout() {
  useGuard()
  return (
    <QueryProvider>
      <Desk sidebar={false}>
        <DeskPage back={{ to: lastTable('/listings'), label: 'All listings' }}>
          <div className="mx-auto max-w-5xl">
            <Outlet />
          </div>
        </DeskPage>
      </Desk>
    </QueryProvider>
  )
}
