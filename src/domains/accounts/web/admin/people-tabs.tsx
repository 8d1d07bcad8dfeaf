import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import * as t from '#domains/accounts/texts.ts'

export function PeopleTabs({ current }: { current: 'members' | 'staff' }) {
  return (
    <div className="mb-3.5">
      <TabLinks
        label={t.members_or_staff()}
        links={[
          { to: '/users-list', label: t.users(), current: current === 'members' },
          { to: '/users-list?type=admin', label: t.staff(), current: current === 'staff' },
        ]}
      />
    </div>
  )
}
