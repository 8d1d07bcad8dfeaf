import { closeDue } from '#server/modules/bidding/closing/closing.service.ts'
import type { Db } from '#server/platform/database/db.ts'

/** Closes the auction that is due longest. @returns whether there was one */
export async function closeNextDue(db: Db, closed_by: string): Promise<boolean> {
  return (await closeDue(db, closed_by, { most: 1 })) > 0
}
