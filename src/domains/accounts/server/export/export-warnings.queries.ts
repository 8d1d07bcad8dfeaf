import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

/** Includes the notes on each. No staff are named. */
export const exportWarnings = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('warnings as w')
    .select(['w.id', 'w.rule', 'w.reason', 'w.listing_id', 'w.is_strike'])
    .select(['w.warned_at', 'w.expires_at', 'w.withdrawn_at', 'w.withdrawn_reason'])
    .select(
      sql<
        object[]
      >`coalesce((select json_agg(json_build_object('is_yours', a.is_owners, 'text', a.text, 'at', a.at) order by a.id)
        from warning_appeals a where a.warning_id = w.id), '[]')`.as('said'),
    )
    .where('w.account_id', '=', account.id)
    .where('w.id', '>', getLastId(last))
    .orderBy('w.id')
    .limit(rowsPerPage)
    .execute()

/** Includes changed end dates. No staff are named, and their internal notes are left out. */
export const exportSuspensions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('account_suspensions as s')
    .select(['s.id', 's.kind', 's.reason', 's.at', 's.until', 's.lifted_at', 's.lifted_reason'])
    .select(
      sql<
        object[]
      >`coalesce((select json_agg(json_build_object('until_before', c.until_before, 'until', c.until, 'reason', c.reason, 'at', c.at) order by c.id)
        from suspension_changes c where c.suspension_id = s.id), '[]')`.as('changes'),
    )
    .where('s.account_id', '=', account.id)
    .where('s.id', '>', getLastId(last))
    .orderBy('s.id')
    .limit(rowsPerPage)
    .execute()
