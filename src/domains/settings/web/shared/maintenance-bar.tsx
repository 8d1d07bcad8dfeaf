import { useQueryClient } from '@tanstack/react-query'
import { Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { getMaintenance } from '#domains/settings/common/maintenance/maintenance.ts'
import { useLive } from '#platform/web/live/live.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { NoticeFrame } from '#platform/web/ui/states/notice-frame.tsx'
import * as t from '#domains/settings/texts.ts'

export const maintenancePage = '/maintenance'

/** In the back office, on every page. */
export function MaintenanceBar() {
  const running = useApiQuery(getMaintenance, {}, { staleTime: 30_000 }).data?.running
  const queries = useQueryClient()
  useLive('settings', (message) => {
    if (message.kind === 'settings') void queries.invalidateQueries({ queryKey: [getMaintenance.name] })
  })
  if (!running) return null
  return (
    <>
      {/* Room at the page's end, since the bar lies over it; at the top it would push the page down. */}
      <div className="h-14" />
      <section
        aria-label={t.read_only_mode()}
        className="fixed inset-x-3.5 bottom-3 z-10 md:inset-x-7 lg:left-[15.25rem] print:hidden"
      >
        <NoticeFrame
          tone="bg-pohutukawa-wash text-pohutukawa-deep"
          icon={Wrench}
          action={
            <Link to={maintenancePage} className="rounded-control font-semibold underline">
              {t.manage()}
            </Link>
          }
        >
          {t.read_only_mode_is_on_members_cant()}
        </NoticeFrame>
      </section>
    </>
  )
}
