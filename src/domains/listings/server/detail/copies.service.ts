import { lockAgents } from '#domains/businesses/server/agents/agents.service.ts'
import { attachImages, lockOwnDocuments } from '#domains/media/server/media.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { selectDocumentIds } from './details.queries.ts'
import { selectImageIds, type ListingRow } from '../listings.queries.ts'

/**
 * Makes a new draft with the same text and pictures. A fixed end becomes the same length of time.
 */
export async function copyListing(
  tx: Tx,
  original: ListingRow,
  changes: Pick<ListingRow, 'reserve_price_cents' | 'quantity' | 'auto_relist_left'>,
): Promise<ListingRow> {
  const {
    id: from,
    status: _status,
    starts_at: _startsAt,
    created_at: _createdAt,
    updated_at: _updatedAt,
    version: _version,
    seller_kind: _sellerKind,
    raised_to_trade_at: _raisedToTradeAt,
    ...columns
  } = original
  const copy = await tx
    .insertInto('listings')
    .values({
      ...columns,
      ...changes,
      written_by: null,
      attributes: JSON.stringify(columns.attributes),
      delivery_options: JSON.stringify(columns.delivery_options),
      duration_minutes: getDuration(original),
      closes_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await attachImages(tx, original.seller_id, await selectImageIds(tx, from))
  await copyPictures(tx, from, copy.id)
  await copyDetails(tx, original, copy.id)
  return copy
}

async function copyPictures(tx: Tx, from: ListingId, listingId: ListingId) {
  const rows = await tx.selectFrom('listing_images').selectAll().where('listing_id', '=', from).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('listing_images')
    .values(rows.map((row) => ({ ...row, listing_id: listingId })))
    .execute()
}

async function copyDetails(tx: Tx, { id: from, seller_id: sellerId }: ListingRow, listingId: ListingId) {
  const vehicle = await tx
    .selectFrom('vehicle_details')
    .selectAll()
    .where('listing_id', '=', from)
    .executeTakeFirst()
  if (vehicle)
    await tx
      .insertInto('vehicle_details')
      .values({ ...vehicle, listing_id: listingId })
      .execute()
  // Locked, so that one isn't deleted while two listings show it.
  await lockOwnDocuments(tx, sellerId, await selectDocumentIds(tx, from))
  const property = await tx
    .selectFrom('property_details')
    .selectAll()
    .where('listing_id', '=', from)
    .executeTakeFirst()
  if (property) {
    // Leaves out agents who have left since.
    const locked = await lockAgents(tx, sellerId, property.agent_ids)
    await tx
      .insertInto('property_details')
      .values({
        ...property,
        listing_id: listingId,
        open_homes: JSON.stringify([]),
        agent_ids: locked.map(({ id }) => id),
      })
      .execute()
  }
}

function getDuration({
  duration_minutes: durationMinutes,
  starts_at: startsAt,
  closes_at: closesAt,
}: ListingRow): number | null {
  if (durationMinutes !== null || !startsAt || !closesAt) return durationMinutes
  return Math.max(1, Math.round((closesAt.getTime() - startsAt.getTime()) / 60_000))
}
