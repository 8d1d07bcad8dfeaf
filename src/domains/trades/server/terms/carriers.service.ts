import { type Carrier, mergeCarriers } from '#domains/settings/common/carriers.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import type { Db } from '#platform/server/database/db.ts'

/** The known ones, and those that the operator has added. */
export async function readCarriers(db: Db): Promise<readonly Carrier[]> {
  return mergeCarriers((await readSettings(db)).carriers)
}
