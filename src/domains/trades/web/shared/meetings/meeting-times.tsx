import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MeetingTime } from '#domains/trades/common/meetings/meetings.ts'
import { formatVisit } from '#platform/common/formats/formats.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { meetingCalls, type MeetingProps } from './meeting-props.ts'
import * as t from '#domains/trades/texts.ts'

interface MeetingTimesProps extends MeetingProps {
  onPicked: () => void
  /** Rendered below the times. */
  children?: ReactNode
}

const classes = {
  viewing: { list: 'grid gap-1.5', item: '' },
  pickup: { list: 'grid max-w-form gap-1.5', item: 'rounded-control bg-paper px-3 py-2' },
}

export function MeetingTimes({
  kind,
  id,
  plan,
  setReply: save,
  refresh,
  onPicked,
  children,
}: MeetingTimesProps) {
  const { list, item } = classes[kind]
  const pick = useApiMutation(meetingCalls[kind].pick, {
    onSuccess: (changed) => {
      save(changed)
      onPicked()
      notify.success(t.agreed({ kind }))
    },
    onError: (error) => {
      if (findProblem(error)?.key === `${kind}_moved`) refresh()
    },
  })
  const press = ({ id: timeId }: MeetingTime) => pick.mutate({ id, revision: plan.revision, time_id: timeId })
  return (
    <>
      <ul aria-label={t.times({ kind })} className={list}>
        {plan.times.map((time) => (
          <li
            key={time.id}
            className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 ${item}`}
          >
            <span className="num font-medium">{formatVisit(time)}</span>
            {plan.picked?.id === time.id ? (
              <span className="text-ink-2">{t.chosen({ kind })}</span>
            ) : (
              plan.may_pick && (
                <Button
                  size="small"
                  busy={pick.isPending && pick.variables.time_id === time.id}
                  disabled={pick.isPending && pick.variables.time_id !== time.id}
                  aria-label={t.choose_this_time({ time: formatVisit(time) })}
                  onClick={() => press(time)}
                >
                  {t.choose_time()}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {children}
      {pick.error && (
        <Notice kind="wrong" live>
          {getMessage(pick.error)}
        </Notice>
      )}
    </>
  )
}

const dialogs = {
  ask: lazyOnClick(async () => (await import('./ask-for-times-dialog.tsx')).AskForTimesDialog),
  offer: lazyOnClick(async () => (await import('./offer-times-dialog.tsx')).OfferTimesDialog),
  cancel: lazyOnClick(async () => (await import('./cancel-viewing-dialog.tsx')).CancelViewingDialog),
}

export type OpenedDialog = keyof typeof dialogs | null

export function MeetingDialog({
  opened,
  ...props
}: MeetingProps & { opened: OpenedDialog; onClose: () => void }) {
  if (opened === null) return null
  const Dialog = dialogs[opened]
  return <Dialog {...props} />
}

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
