import type { Db } from '#server/platform/database/db.ts'
import type { ViewingHistory } from './viewings.rules.ts'

export async function selectViewing(db: Db, conversation_id: number): Promise<ViewingHistory> {
  const [moves, times] = await Promise.all([
    db
      .selectFrom('viewing_moves')
      .select(['id', 'revision', 'action', 'place', 'note', 'time_id', 'at'])
      .where('conversation_id', '=', conversation_id)
      .orderBy('revision')
      .execute(),
    db
      .selectFrom('viewing_times as v')
      .innerJoin('viewing_moves as m', 'm.id', 'v.move_id')
      .select(['v.id', 'v.move_id', 'v.starts_at', 'v.ends_at'])
      .where('m.conversation_id', '=', conversation_id)
      .orderBy('v.starts_at')
      .execute(),
  ])
  return { moves, times }
}
