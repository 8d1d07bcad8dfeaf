import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { meetingCalls, type MeetingProps } from './meeting-props.ts'

interface CalendarButtonProps extends Pick<MeetingProps, 'kind' | 'id'> {
  icon: LucideIcon
  children: ReactNode
}

/** A calendar with the event moves or removes it. */
export function CalendarButton({ kind, id, icon, children }: CalendarButtonProps) {
  const read = useApiMutation(meetingCalls[kind].calendar, {
    onSuccess: (content) => saveFile(content, `${kind}-${id}.ics`),
    onError: (error) => notify.error(getMessage(error)),
  })
  return (
    <Button kind="quiet" size="small" icon={icon} busy={read.isPending} onClick={() => read.mutate({ id })}>
      {children}
    </Button>
  )
}
