import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ownTableView } from './own-listings.view.ts'
import { countOwnByStatus, selectOwnPage } from './own-table.queries.ts'

export async function readOwnTable(
  db: Db,
  sellerId: AccountId,
  input: OperationValues<typeof listOwnListings>,
): Promise<OperationReply<typeof listOwnListings>> {
  const [{ all, ...counts }, rows] = await Promise.all([
    countOwnByStatus(db, sellerId, input.q),
    selectOwnPage(db, sellerId, input),
  ])
  const covers = await selectImages(
    db,
    rows.flatMap((row) => row.cover_id ?? []),
  )
  return {
    items: rows.map((row) => ownTableView(row, covers.get(row.cover_id ?? 0) ?? null)),
    total: input.status ? counts[input.status] : all,
    page: input.page,
    limit: input.limit,
    counts,
  }
}
