import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { meetingKinds, type MeetingHistory, type MeetingKind } from './meetings.rules.ts'

/** Keyed by conversation or trade; each has an entry, even if empty. */
export async function selectMeetings(
  db: Db,
  kind: MeetingKind,
  ids: number[],
): Promise<(id: number) => MeetingHistory> {
  const about = sql.ref<number>(`m.${meetingKinds[kind].column}`)
  const wanted = sql<boolean>`${about} = any(${ids}::bigint[])`
  const [moves, times] = await Promise.all([
    db
      .selectFrom('meeting_moves as m')
      .select(['m.id', 'm.revision', 'm.action', 'm.place', 'm.note', 'm.time_id', 'm.at'])
      .select(about.as('about'))
      .where(wanted)
      .orderBy('m.revision')
      .execute(),
    db
      .selectFrom('meeting_times as o')
      .innerJoin('meeting_moves as m', 'm.id', 'o.move_id')
      .select(['o.id', 'o.move_id', 'o.starts_at', 'o.ends_at'])
      .select(about.as('about'))
      .where(wanted)
      .orderBy('o.starts_at')
      .execute(),
  ])
  return (id) => ({
    moves: moves.filter(({ about: of }) => of === id),
    times: times.filter(({ about: of }) => of === id),
  })
}

export const selectMeeting = async (db: Db, kind: MeetingKind, id: number): Promise<MeetingHistory> =>
  (await selectMeetings(db, kind, [id]))(id)
