import { Outlet } from 'react-router'
import { getSite } from '#contract/site/site.ts'
import { useGuard } from '#web/lib/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { QueryProvider } from '#web/lib/loading/query.tsx'

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
