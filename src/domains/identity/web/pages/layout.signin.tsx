import { Outlet, useLoaderData } from 'react-router'
import { getSettings } from '#domains/settings/common/settings.ts'
import { getSite } from '#domains/settings/common/site/site.ts'
import { ReadOnlyNotice } from '#domains/settings/web/shared/read-only-notice.tsx'
import { useSiteNotices } from '#domains/settings/web/shared/site-notices.ts'
import { useGuard } from '#platform/web/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#platform/web/loading/load.ts'
import { QueryProvider } from '#platform/web/loading/query.tsx'

const load = (async (api, { signal }) => {
  const [site, { maintenance, maintenance_notice: notice }] = await Promise.all([
    api.call(getSite, {}, { signal }),
    api.call(getSettings, {}, { signal }),
  ])
  return { ...site, maintenance, maintenance_notice: notice }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

export default function SignInLayout() {
  useGuard()
  const maintenance = useSiteNotices(useLoaderData<typeof clientLoader>())?.maintenance
  return (
    <QueryProvider>
      {maintenance && (
        <div className="mx-auto w-full max-w-page px-3.5 pt-3 md:px-6">
          <ReadOnlyNotice maintenance={maintenance} />
        </div>
      )}
      <Outlet />
    </QueryProvider>
  )
}
