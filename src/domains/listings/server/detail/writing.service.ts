import type { InsertObject, UpdateObject } from 'kysely'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { ListingRow } from '../listings.queries.ts'

export type ListingColumns = UpdateObject<DB, 'listings'>

export async function insertListing(tx: Tx, columns: InsertObject<DB, 'listings'>): Promise<ListingRow> {
  return await tx.insertInto('listings').values(columns).returningAll().executeTakeFirstOrThrow()
}

/** Writes columns of a locked listing; omitted ones don't change. */
export async function writeColumns(tx: Tx, id: number, columns: ListingColumns): Promise<ListingRow> {
  return await tx
    .updateTable('listings')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces a locked listing's pictures, in this order, each once. */
export async function replaceImages(tx: Tx, listing_id: number, image_ids: number[]): Promise<void> {
  await tx.deleteFrom('listing_images').where('listing_id', '=', listing_id).execute()
  if (image_ids.length === 0) return
  const rows = image_ids.map((image_id, position) => ({ listing_id, image_id, position }))
  await tx.insertInto('listing_images').values(rows).execute()
}
