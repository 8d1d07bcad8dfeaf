import type { ListingHistory } from '#domains/selling/common/selling.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { listLines } from './edit.labels.ts'
import { selectEarlier, selectEdits, selectListed } from './history.queries.ts'

export { listLines } from './edit.labels.ts'

export async function readHistory(db: Db, id: ListingId): Promise<ListingHistory | undefined> {
  const listed = await selectListed(db, id)
  if (!listed) return undefined
  // Most listings have neither, and every listing's page reads this.
  const [earlier, edits] = await Promise.all([
    listed.has_earlier ? selectEarlier(db, id) : [],
    listed.has_edits ? selectEdits(db, id) : [],
  ])
  const first = earlier.at(-1) ?? listed
  const { later_id: laterId, later_type: laterType } = listed
  return {
    first_listed_at: first.listed_at.toISOString(),
    earlier: earlier.map((row) => ({
      ...row,
      listed_at: row.listed_at.toISOString(),
      ended_at: row.ended_at.toISOString(),
    })),
    later: laterId !== null && laterType !== null ? { id: laterId, type: laterType } : null,
    edits: edits
      .map(({ at, after_first_bid: afterFirstBid, by_admin: byAdmin, changes }) => ({
        at: at.toISOString(),
        after_first_bid: afterFirstBid,
        by_admin: byAdmin,
        lines: listLines(changes, listed.sale_method),
      }))
      .filter(({ lines }) => lines.length > 0),
  }
}
