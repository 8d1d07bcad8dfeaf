import { calendarFile, getOrganizer } from '#platform/server/files/calendar-file.rules.ts'
import type { MeetingKind, MeetingState, OfferedTime } from './meetings.rules.ts'
import * as t from '#domains/trades/texts.ts'

export interface MeetingEntry {
  kind: MeetingKind
  /** The id of the conversation or trade. */
  id: number
  title: string
  /** The name of the other person. */
  other: string
  /** A note about what to do there. */
  reminder?: string
  path: string
  /** The sale or viewing it belongs to has ended. */
  isOff: boolean
}

/** Replaces the former entry in the calendar. Null if no time was picked. */
export function meetingCalendar(
  { kind, id, title, other, reminder, path, isOff }: MeetingEntry,
  status: MeetingState,
  { publicUrl, mailFrom }: { publicUrl: string; mailFrom: string },
): string | null {
  const state = getCalendarState(status, isOff)
  if (!state) return null
  const url = `${publicUrl}${path}`
  const { starts_at: startsAt, ends_at: endsAt } = state.time
  return calendarFile(
    t.meetings({ kind }),
    {
      uid: `${kind}-${id}@${new URL(publicUrl).hostname}`,
      written_at: state.at.toISOString(),
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      title,
      place: status.offer?.place ?? '',
      text: [other, status.offer?.note, reminder, url].filter(Boolean).join('\n'),
      url,
    },
    { method: state.method, sequence: state.sequence, organizer: getOrganizer(mailFrom) },
  )
}

type CalendarState = { method: 'PUBLISH' | 'CANCEL'; sequence: number; time: OfferedTime; at: Date }

export function getCalendarState(
  { picked, dropped, revision, at }: MeetingState,
  isOff: boolean,
): CalendarState | null {
  const time = picked ?? dropped
  if (!time || !at) return null
  const isMet = picked !== null && !isOff
  return {
    method: isMet ? 'PUBLISH' : 'CANCEL',
    // The cancellation comes after the last move.
    sequence: picked && isOff ? revision + 1 : revision,
    time,
    at,
  }
}
