import { Outlet } from 'react-router'
import { getSite } from '#domains/settings/common/site/site.ts'
import { useGuard } from '#platform/web/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#platform/web/loading/load.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'

const load = ((api, { signal }) => api.call(getSite, {}, { signal })) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

export default function SignInLayout() {
  useGuard()
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
