import { Outlet } from 'react-router'
import { useGuard } from '#platform/web/session/guard.ts'

/** For embedding in other sites and apps: the page has no frame of ours. */
export default function BareLayout() {
  useGuard()
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page px-3.5 py-5 outline-none md:px-6">
      <Outlet />
    </main>
  )
}
