import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import type { MeetingHistory } from '#shared/rules/meeting-rules.ts'

export async function selectPickups(db: Db, trade_ids: number[]): Promise<Map<number, MeetingHistory>> {
  const moves = await db
    .selectFrom('pickup_moves')
    .select(['id', 'trade_id', 'revision', 'action', 'place', 'note', 'time_id', 'at'])
    .where('trade_id', '=', sql<number>`any(${trade_ids}::bigint[])`)
    .orderBy('trade_id')
    .orderBy('revision')
    .execute()
  const times = await db
    .selectFrom('pickup_times as p')
    .innerJoin('pickup_moves as m', 'm.id', 'p.move_id')
    .select(['p.id', 'p.move_id', 'p.starts_at', 'p.ends_at', 'm.trade_id'])
    .where('m.trade_id', '=', sql<number>`any(${trade_ids}::bigint[])`)
    .orderBy('p.starts_at')
    .execute()
  return new Map(
    trade_ids.map((id) => [
      id,
      {
        moves: moves.filter(({ trade_id }) => trade_id === id),
        times: times.filter(({ trade_id }) => trade_id === id),
      },
    ]),
  )
}
