import { closeDue } from '#domains/auctions/server/closing/closing.service.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function closeNextDue(db: Db, closedBy: string): Promise<boolean> {
  return (await closeDue(db, closedBy, { most: 1 })) > 0
}
