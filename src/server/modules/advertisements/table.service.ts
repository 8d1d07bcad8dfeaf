import type { listAdvertisements } from '#contract/advertisements/advertisements.ts'
import type { OperationReply, OperationValues } from '#contract/core/operation.ts'
import { selectImages } from '#server/modules/media/media.service.ts'
import type { Db } from '#server/platform/database/db.ts'
import { selectAdvertisements } from './advertisements.queries.ts'
import { viewAdvertisement } from './advertisements.view.ts'
import { pickRows } from './table.rules.ts'

export async function readTable(
  db: Db,
  { page, limit, ...search }: OperationValues<typeof listAdvertisements>,
): Promise<OperationReply<typeof listAdvertisements>> {
  const found = pickRows(await selectAdvertisements(db), search)
  const rows = found.slice((page - 1) * limit, page * limit)
  const images = await selectImages(
    db,
    rows.map(({ image_id }) => image_id),
  )
  return {
    items: rows.map((row) => viewAdvertisement(row, images.get(row.image_id)!)),
    total: found.length,
    page,
    limit,
  }
}
