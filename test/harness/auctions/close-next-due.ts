import { closeDue } from '#server/modules/bidding/closing/closing.service.ts'
import type { Db } from '#server/platform/database/db.ts'

export async function closeNextDue(db: Db, closed_by: string): Promise<boolean> {
  return (await closeDue(db, closed_by, { most: 1 })) > 0
}
