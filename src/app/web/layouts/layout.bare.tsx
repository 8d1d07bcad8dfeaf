import { Outlet, useLoaderData } from 'react-router'
import { getSettings } from '#domains/settings/common/settings.ts'
import { ReadOnlyNotice } from '#domains/settings/web/shared/read-only-notice.tsx'
import { useSiteNotices, type SiteNotices } from '#domains/settings/web/shared/site-notices.ts'
import { useGuard } from '#platform/web/session/guard.ts'
import { browserLoad, type Load, serverLoad } from '#platform/web/loading/load.ts'

const load = (async (api, { signal }) => {
  const { maintenance, maintenance_notice: notice } = await api.call(getSettings, {}, { signal })
  return { maintenance, maintenance_notice: notice }
}) satisfies Load<SiteNotices>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export const shouldRevalidate = () => false

/** For embedding in other sites and apps: the page has no frame of ours. */
export default function BareLayout() {
  useGuard()
  const maintenance = useSiteNotices(useLoaderData<typeof clientLoader>())?.maintenance
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page px-3.5 py-5 outline-none md:px-6">
      {maintenance && (
        <div className="mb-4">
          <ReadOnlyNotice maintenance={maintenance} />
        </div>
      )}
      <Outlet />
    </main>
  )
}
