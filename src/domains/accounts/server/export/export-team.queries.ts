import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

/** Members of their own team, and the teams they are or were on. */
export const exportTeams = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('team_members as m')
    .innerJoin('accounts as s', 's.id', 'm.seller_id')
    .select(['m.id', 'm.email', 'm.rights', 'm.status'])
    .select(['m.invited_at', 'm.accepted_at', 'm.ended_at', 'm.end_reason'])
    .select(sql<string>`coalesce(s.trading_name, s.display_name)`.as('business'))
    .where((is) => is.or([is('m.seller_id', '=', account.id), is('m.account_id', '=', account.id)]))
    .where('m.id', '>', getLastId(last))
    .orderBy('m.id')
    .limit(rowsPerPage)
    .execute()

/** Actions that their team did for them, and that they did for others. */
export const exportTeamActs = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('team_acts as t')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .innerJoin('accounts as a', 'a.id', 't.actor_id')
    .select(['t.id', 't.act', 't.listing_id', 't.title', 't.at'])
    .select(sql<string>`coalesce(s.trading_name, s.display_name)`.as('business'))
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('by'))
    .where((is) => is.or([is('t.seller_id', '=', account.id), is('t.actor_id', '=', account.id)]))
    .where('t.id', '>', getLastId(last))
    .orderBy('t.id')
    .limit(rowsPerPage)
    .execute()
