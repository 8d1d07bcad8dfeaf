import { isRuleOn, neededFullAdmins } from '#domains/staff/common/second-person-rules.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readSettings } from './settings.service.ts'

// If nobody else could approve, an action that needs a second admin waits until there is one.

/** Covers every change of a full admin, while anything else needs two. */
export const isTwoPersonRuleOn = async (db: Db): Promise<boolean> => isRuleOn(await readSettings(db))

export async function needsSecondForRefunds(db: Db, sumCents: number): Promise<boolean> {
  const { second_person_dollars: least } = await readSettings(db)
  return least !== null && sumCents >= least * 100
}

export const needsSecondForDeletions = async (db: Db): Promise<boolean> =>
  (await readSettings(db)).deletions_need === 'two_admins'

/** How many full admins must remain. */
export const readNeededFullAdmins = async (db: Db): Promise<number> =>
  (await isTwoPersonRuleOn(db)) ? neededFullAdmins : 1
