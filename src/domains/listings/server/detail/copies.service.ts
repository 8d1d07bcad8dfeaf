import { sql } from 'kysely'
import { lockAgents } from '#domains/businesses/server/agents/agents.service.ts'
import { attachImages, lockOwnDocuments } from '#domains/media/server/media.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { keysOf } from '#platform/common/records.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { must } from '#platform/common/must.ts'
import { noPropertyIdentity, noVehicleIdentity } from './copies.rules.ts'
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
  const copy = await insertCopy(tx, original, changes)
  await attachImages(tx, original.seller_id, await selectImageIds(tx, original.id))
  await copyPictures(tx, original.id, copy.id)
  await copyDetails(tx, original, copy.id, { isSameThing: true })
  return copy
}

/** Makes a draft for another thing like this one: without photos, documents and what identifies it. */
export async function copyAsSimilar(tx: Tx, original: ListingRow): Promise<ListingRow> {
  const copy = await insertCopy(tx, original, {})
  await copyDetails(tx, original, copy.id, { isSameThing: false })
  return copy
}

async function insertCopy(
  tx: Tx,
  original: ListingRow,
  changes: Partial<Pick<ListingRow, 'reserve_price_cents' | 'quantity' | 'auto_relist_left'>>,
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
  const fresh = {
    ...changes,
    written_by: null,
    duration_minutes: getDuration(original),
    closes_at: null,
  }
  const copied = keysOf(columns).filter((column) => !(column in fresh))
  // Copied by the database, so that no value changes its type on the way.
  const { rows } = await sql<ListingRow>`
    insert into listings (${sql.join([...copied, ...keysOf(fresh)].map((column) => sql.ref(column)))})
    select ${sql.join([...copied.map((column) => sql.ref(column)), ...Object.values(fresh).map(asColumn)])}
      from listings where id = ${from}
    returning *`.execute(tx)
  return must(rows[0], 'copy')
}

const asColumn = (value: number | null) => (value === null ? sql`null` : sql`${value}::bigint`)

async function copyPictures(tx: Tx, from: ListingId, listingId: ListingId) {
  const rows = await tx.selectFrom('listing_images').selectAll().where('listing_id', '=', from).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('listing_images')
    .values(rows.map((row) => ({ ...row, listing_id: listingId })))
    .execute()
}

async function copyDetails(
  tx: Tx,
  { id: from, seller_id: sellerId }: ListingRow,
  listingId: ListingId,
  { isSameThing }: { isSameThing: boolean },
) {
  const vehicle = await tx
    .selectFrom('vehicle_details')
    .selectAll()
    .where('listing_id', '=', from)
    .executeTakeFirst()
  if (vehicle)
    await tx
      .insertInto('vehicle_details')
      .values({ ...vehicle, ...(!isSameThing && noVehicleIdentity), listing_id: listingId })
      .execute()
  // Locked, so that one isn't deleted while two listings show it.
  if (isSameThing) await lockOwnDocuments(tx, sellerId, await selectDocumentIds(tx, from))
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
        ...(!isSameThing && noPropertyIdentity),
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
