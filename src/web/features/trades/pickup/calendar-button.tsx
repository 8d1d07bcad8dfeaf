import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { getPickupCalendar } from '#contract/trades/handovers.ts'
import { getMessage } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { saveFile } from '#web/lib/storage/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'

interface CalendarButtonProps {
  trade_id: number
  icon: LucideIcon
  children: ReactNode
}

/** A calendar that has the pickup already moves or removes it. */
export function CalendarButton({ trade_id, icon, children }: CalendarButtonProps) {
  const read = useApiMutation(getPickupCalendar, {
    onSuccess: (content) => saveFile(content, `pickup-${trade_id}.ics`),
    onError: (error) => notify.error(getMessage(error)),
  })
  return (
    <Button
      kind="quiet"
      size="small"
      icon={icon}
      busy={read.isPending}
      onClick={() => read.mutate({ id: trade_id })}
    >
      {children}
    </Button>
  )
}
