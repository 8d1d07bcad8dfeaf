import { hearAnnounced, type Db } from '../database/db.ts'
import type { LiveHub } from '../live-hub.ts'

/**
 * Calls `forget` with each live topic: of a change by this node before the change is answered, so its author reads it,
 * and of others' when it's heard. Calls `forgetAll` where topics may have been missed.
 */
export function hearTopics(
  { db, live }: { db: Db; live: Pick<LiveHub, 'onNotify'> },
  { forget, forgetAll }: { forget: (topic: string) => void; forgetAll: () => void },
): void {
  live.onNotify({ touched: forget, missed: forgetAll })
  hearAnnounced(db, forget)
}
