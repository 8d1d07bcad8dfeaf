import { needed_full_admins } from '#shared/rules/moderation/second-person.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readSettings } from './settings.service.ts'

/**
 * Whether a second admin must approve it: every deletion and change of a full admin, and refunds that come to the
 * amount in the settings. Where nobody else could approve it waits until there is somebody.
 */
export async function needsSecondPerson(db: Db, sum_cents?: number): Promise<boolean> {
  const { second_person_dollars: least } = await readSettings(db)
  return least !== null && (sum_cents === undefined || sum_cents >= least * 100)
}

/** How many full admins must stay. */
export const readNeededFullAdmins = async (db: Db): Promise<number> =>
  (await needsSecondPerson(db)) ? needed_full_admins : 1
