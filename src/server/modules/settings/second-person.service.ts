import type { Db } from '#server/platform/database/db.ts'
import { readSettings } from './settings.service.ts'

/**
 * Whether a second admin must approve it: every deletion, and refunds from the amount in the settings. Not where there
 * is no second full admin who could.
 */
export async function needsSecondPerson(db: Db, amount_cents?: number): Promise<boolean> {
  const { second_person_dollars: least } = await readSettings(db)
  if (least === null || (amount_cents !== undefined && amount_cents < least * 100)) return false
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .where('staff_role', '=', 'full')
    .executeTakeFirstOrThrow()
  return count >= 2
}
