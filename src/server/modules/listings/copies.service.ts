import { attachImages } from '#server/modules/media/media.service.ts'
import type { Tx } from '#server/platform/db.ts'
import { selectImageIds, type ListingRow } from './listings.queries.ts'

/**
 * A new draft that says what another listing of the same seller says, pictures included. Its time begins anew: an end
 * on a certain day becomes the same length of time.
 */
export async function copyListing(
  tx: Tx,
  original: ListingRow,
  changes: Pick<ListingRow, 'reserve_price_cents' | 'quantity' | 'auto_relist_left'>,
): Promise<ListingRow> {
  const { id: from, status, starts_at, created_at, updated_at, version, ...columns } = original
  const copy = await tx
    .insertInto('listings')
    .values({
      ...columns,
      ...changes,
      attributes: JSON.stringify(columns.attributes),
      shipping_options: JSON.stringify(columns.shipping_options),
      duration_minutes: durationOf(original),
      closes_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await attachImages(tx, original.seller_id, await selectImageIds(tx, from))
  await copyRows(tx, 'listing_images', from, copy.id)
  return copy
}

/** What stands beside a listing, as it is. */
async function copyRows(tx: Tx, table: 'listing_images', from: number, listing_id: number) {
  const rows = await tx.selectFrom(table).selectAll().where('listing_id', '=', from).execute()
  if (rows.length > 0) {
    await tx
      .insertInto(table)
      .values(rows.map((row) => ({ ...row, listing_id })))
      .execute()
  }
}

function durationOf({ duration_minutes, starts_at, closes_at }: ListingRow): number | null {
  if (duration_minutes !== null || !starts_at || !closes_at) return duration_minutes
  return Math.max(1, Math.round((closes_at.getTime() - starts_at.getTime()) / 60_000))
}
