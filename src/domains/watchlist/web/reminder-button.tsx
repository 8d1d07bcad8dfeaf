import { AlarmClock, AlarmClockOff } from 'lucide-react'
import { useState } from 'react'
import type { Favourite } from '#domains/watchlist/common/watching.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { describeReminder } from './reminder-labels.ts'

const ReminderDialog = lazyOnClick(async () => (await import('./reminder-dialog.tsx')).ReminderDialog)

export function ReminderButton({ favourite }: { favourite: Favourite }) {
  const [isOpen, setOpen] = useState(false)
  const { reminders, listing } = favourite
  const words = describeReminder(reminders)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={reminders.length > 0 ? AlarmClock : AlarmClockOff}
        onClick={() => setOpen(true)}
        aria-label={`${words}: ${listing.title}`}
      >
        {words}
      </Button>
      {isOpen && <ReminderDialog favourite={favourite} onClose={() => setOpen(false)} />}
    </>
  )
}
