import type { InsertObject, UpdateObject } from 'kysely'
import type { ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { ListingRow } from '../listings.queries.ts'

export type ListingColumns = UpdateObject<DB, 'listings'>

export async function insertListing(tx: Tx, columns: InsertObject<DB, 'listings'>): Promise<ListingRow> {
  return await tx.insertInto('listings').values(columns).returningAll().executeTakeFirstOrThrow()
}

/** Writes columns of a locked listing; omitted ones don't change. */
export async function writeColumns(tx: Tx, id: ListingId, columns: ListingColumns): Promise<ListingRow> {
  return await tx
    .updateTable('listings')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces a locked listing's pictures, in this order, each once. */
export async function replaceImages(tx: Tx, listingId: ListingId, imageIds: number[]): Promise<void> {
  await tx.deleteFrom('listing_images').where('listing_id', '=', listingId).execute()
  if (imageIds.length === 0) return
  const rows = imageIds.map((imageId, position) => ({ listing_id: listingId, image_id: imageId, position }))
  await tx.insertInto('listing_images').values(rows).execute()
}
