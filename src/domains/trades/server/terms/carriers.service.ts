import { knownCarriers, type Carrier } from '#domains/trades/common/carriers.ts'
import type { Db } from '#platform/server/database/db.ts'

/** The known ones, and those that the operator has added. */
export async function readCarriers(_db: Db): Promise<readonly Carrier[]> {
  return await Promise.resolve(knownCarriers)
}
