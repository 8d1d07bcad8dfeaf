import type { SupportChange, SupportRequest } from '#domains/chat/common/support.ts'
import * as t from '#domains/chat/texts.ts'

const minuteMs = 60_000

/** The member or visitor who asked. */
export const getAsker = ({ member, visitor }: Pick<SupportRequest, 'member' | 'visitor'>) => ({
  name: member?.display_name ?? visitor?.name ?? '',
  picture: member?.avatar ?? null,
})

/** Describes the waiting time, or else the assignee. */
export function describeWaiting(
  { waiting_since: waitingSince, status, assignee }: SupportRequest,
  nowMs: number,
): string {
  const name = assignee?.display_name
  if (waitingSince === null) {
    if (status === 'resolved') return t.resolved()
    return name === undefined ? t.answered() : t.with_name({ name })
  }
  const waiting = describeWait(Math.max(0, nowMs - Date.parse(waitingSince)))
  return name === undefined ? waiting : t.waiting_and_name({ waiting, name })
}

export function describeWait(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 1) return t.waiting_since_just_now()
  if (minutes < 60) return t.waiting_count_minutes({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? t.waiting_count_hours({ count: hours })
    : t.waiting_count_days({ count: Math.floor(hours / 24) })
}

export function describeLast({
  last_message: { text, is_askers: isAskers, image_count: imageCount },
}: SupportRequest): string {
  const summary = text === '' ? t.count_photos({ count: imageCount }) : text.replace(/\s+/g, ' ')
  return isAskers ? summary : t.support_wrote({ message: summary })
}

export function describeChange({ change, by, assignee }: SupportChange): string {
  const name = by.display_name
  if (change === 'resolved') return t.name_resolved_it({ name })
  if (change === 'reopened') return t.name_reopened_it({ name })
  if (!assignee) return t.name_gave_it_to_nobody({ name })
  return assignee.id === by.id
    ? t.name_took_it({ name })
    : t.name_gave_it_to_assignee({ name, assignee: assignee.display_name })
}
