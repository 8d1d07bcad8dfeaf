import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import type { listOwnListings } from '#contract/selling/own-listings.ts'
import { selectImages } from '#server/modules/media/media.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { ownTableView } from './own-listings.view.ts'
import { countOwnByStatus, selectOwnPage } from './own-table.queries.ts'

export async function readOwnTable(
  db: Db,
  seller_id: number,
  asked: OperationValues<typeof listOwnListings>,
): Promise<OperationReply<typeof listOwnListings>> {
  const [{ all, ...counts }, rows] = await Promise.all([
    countOwnByStatus(db, seller_id, asked.q),
    selectOwnPage(db, seller_id, asked),
  ])
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  return {
    items: rows.map((row) => ownTableView(row, covers.get(row.cover_id ?? 0) ?? null)),
    total: asked.status ? counts[asked.status] : all,
    page: asked.page,
    limit: asked.limit,
    counts,
  }
}
