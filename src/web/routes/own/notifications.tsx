import { CheckCheck } from 'lucide-react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { useReading } from '#web/features/notifications/use-reading.ts'
import { clientState } from '#web/lib/session/client-state.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { pageNumber } from '../market/page-number.ts'

export const meta: MetaFunction = () => [
  { title: 'Notifications | Hoko' },
  { name: 'robots', content: 'noindex' },
]

export default function Notifications() {
  const [asked] = useSearchParams()
  const unread = useStore(clientState, (state) => state.unread_notifications_count)
  const { readAll } = useReading()
  return (
    <div className="max-w-4xl pb-8">
      <PageHeading
        title="Notifications"
        aside={unread > 0 ? `${unread} new` : undefined}
        actions={
          unread > 0 && (
            <Button kind="quiet" size="small" icon={CheckCheck} onClick={() => void readAll()}>
              Mark all read
            </Button>
          )
        }
      />
      <NotificationList page={pageNumber(asked)} />
    </div>
  )
}
