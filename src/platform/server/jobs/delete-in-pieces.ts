import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../database/db.ts'

const piece = 1_000
const pauseMs = 50

/**
 * Each batch commits by itself: none locks rows for long, or makes replicas fall behind.
 * @param deleteSome deletes at most this many; ends once there are fewer
 */
export async function deleteInPieces(
  db: Db,
  deleteSome: (db: Db, most: number) => Promise<{ numDeletedRows: bigint }>,
  { most = piece, waitMs = pauseMs }: { most?: number; waitMs?: number } = {},
): Promise<void> {
  while (Number((await deleteSome(db, most)).numDeletedRows) === most) await delay(waitMs)
}
