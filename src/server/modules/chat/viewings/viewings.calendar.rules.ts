import type { MeetingStanding } from '#shared/rules/meeting-rules.ts'
import { calendarFile, getOrganizer } from '#server/platform/files/calendar-file.rules.ts'
import type { ViewingAction } from './viewings.rules.ts'
import * as t from './texts.ts'

interface Viewing {
  conversation_id: number
  side: 'buyer' | 'seller'
  other_name: string
  title: string
  standing: MeetingStanding<ViewingAction>
}

/** Replaces the former entry in the calendar. Null where no time was picked. */
export function viewingCalendar(
  { conversation_id, side, other_name: name, title, standing }: Viewing,
  { public_url, mail_from }: { public_url: string; mail_from: string },
): string | null {
  const { picked, dropped, offer, revision, at } = standing
  const time = picked ?? dropped
  if (!time || !at) return null
  const url = `${public_url}/ichat?chat=${conversation_id}`
  return calendarFile(
    t.viewings(),
    {
      uid: `viewing-${conversation_id}@${new URL(public_url).hostname}`,
      written_at: at.toISOString(),
      starts_at: time.starts_at.toISOString(),
      ends_at: time.ends_at.toISOString(),
      title: t.viewing_of_title({ title }),
      place: offer?.place ?? '',
      text: [
        side === 'buyer' ? t.you_meet_the_seller({ name }) : t.name_comes_to_see_it({ name }),
        offer?.note,
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      url,
    },
    { method: picked ? 'PUBLISH' : 'CANCEL', sequence: revision, organizer: getOrganizer(mail_from) },
  )
}
