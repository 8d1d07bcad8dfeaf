import type { Insertable, InsertObject, UpdateObject } from 'kysely'
import { lockAgents } from '#domains/businesses/server/agents/agents.service.ts'
import type { Filter } from '#domains/catalogue/common/catalogue.ts'
import { listPropertyFields, listSubtypeFields } from '#domains/listings/common/rules/applicable-fields.ts'
import { publishedAnswers } from '#domains/listings/common/rules/attributes.ts'
import { lockOwnDocuments, releaseDocuments } from '#domains/media/server/media.service.ts'
import type { createListing, OwnListing } from '#domains/selling/common/own-listings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { ListingRow } from '../listings.queries.ts'
import { selectDocumentIds, selectProperty, selectVehicle } from './details.queries.ts'
import { propertyView, vehicleView } from './details.view.ts'
import * as t from '#domains/listings/texts.ts'

export { buildPropertyBriefSql } from './details.queries.ts'
export { propertyBriefView } from './details.view.ts'

export type Answers = OwnListing['attributes']

type DetailsInput = Pick<OperationValues<typeof createListing>, 'vehicle' | 'property'>

export interface OwnDetails {
  vehicle: OwnListing['vehicle']
  property: OwnListing['property']
}

/** A vehicle or property has its row from the first draft on. */
export async function startDetails(tx: Tx, row: ListingRow, sent: DetailsInput): Promise<void> {
  if (row.type === 'vehicle') {
    await tx.insertInto('vehicle_details').values({ listing_id: row.id }).execute()
  } else if (row.type === 'property') {
    await tx.insertInto('property_details').values({ listing_id: row.id }).execute()
  }
  await saveDetails(tx, row, sent)
}

/** For a draft whose type changed: the details of the former type are deleted. */
export async function restartDetails(tx: Tx, row: ListingRow): Promise<void> {
  const dropped = await selectDocumentIds(tx, row.id)
  await tx.deleteFrom('vehicle_details').where('listing_id', '=', row.id).execute()
  await tx.deleteFrom('property_details').where('listing_id', '=', row.id).execute()
  await releaseDocuments(tx, row.seller_id, dropped)
  await startDetails(tx, row, {})
}

export async function saveDetails(
  tx: Tx,
  row: Pick<ListingRow, 'id' | 'type' | 'seller_id'>,
  { vehicle, property }: DetailsInput,
) {
  const { id, type } = row
  const errors = {
    ...(vehicle && type !== 'vehicle' && { vehicle: t.this_listing_isnt_a_vehicle() }),
    ...(property && type !== 'property' && { property: t.this_listing_isnt_a_property() }),
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  if (vehicle && Object.keys(vehicle).length > 0) {
    await tx.updateTable('vehicle_details').set(vehicle).where('listing_id', '=', id).execute()
  }
  if (property && Object.keys(property).length > 0) {
    if (property.agent_ids) await requireAgents(tx, row, property.agent_ids)
    const dropped = property.document_ids ? await takeDocuments(tx, row, property.document_ids) : []
    await tx
      .updateTable('property_details')
      .set(propertyColumns(property))
      .where('listing_id', '=', id)
      .execute()
    await releaseDocuments(tx, row.seller_id, dropped)
  }
}

/**
 * Locks the documents it is to show.
 * @returns those that it no longer shows
 */
async function takeDocuments(
  tx: Tx,
  { id, seller_id: sellerId }: Pick<ListingRow, 'id' | 'seller_id'>,
  documentIds: readonly number[],
): Promise<number[]> {
  const problem = await lockOwnDocuments(tx, sellerId, documentIds)
  if (problem) refuse('validation_failed', { errors: { 'property.document_ids': problem } })
  return (await selectDocumentIds(tx, id)).filter((one) => !documentIds.includes(one))
}

/** Locked, so that none leaves before the listing names them. */
async function requireAgents(
  tx: Tx,
  { seller_id: sellerId }: Pick<ListingRow, 'seller_id'>,
  agentIds: readonly number[],
): Promise<void> {
  const wanted = new Set(agentIds)
  const locked = wanted.size > 0 ? await lockAgents(tx, sellerId, [...wanted]) : []
  if (locked.length === wanted.size) return
  refuse('validation_failed', {
    errors: { 'property.agent_ids': t.choose_agents_who_work_for_you() },
  })
}

/**
 * Clears fields left from before a draft's kind or category changed: a part has no odometer, a room
 * no price, a sofa no frame size, and an asking price no secret one beside it.
 */
export async function clearInapplicableFields(
  tx: Tx,
  listing: Pick<ListingRow, 'id' | 'type' | 'seller_id' | 'attributes'> & OwnDetails,
  filters: Filter[],
): Promise<void> {
  const { vehicle, property } = listing
  const answers = publishedAnswers(filters, fromColumn<Answers>(listing.attributes))
  await tx
    .updateTable('listings')
    .set({ attributes: JSON.stringify(answers) })
    .where('id', '=', listing.id)
    .execute()
  await saveDetails(tx, listing, {
    ...(vehicle && { vehicle: emptied(vehicle, listSubtypeFields(vehicle.subtype)) }),
    ...(property && { property: emptied(property, listPropertyFields(property)) }),
  })
}

function emptied<T extends object>(details: T, own: ReadonlySet<string>): Partial<T> {
  const foreign = Object.entries(details).filter(([field]) => !own.has(field))
  const empty = foreign.map(([field, value]) => [field, Array.isArray(value) ? [] : null])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A list is emptied, another value is null.
  return Object.fromEntries(empty) as Partial<T>
}

function propertyColumns({
  open_homes: openHomes,
  ...rest
}: NonNullable<DetailsInput['property']>): Omit<Insertable<DB['property_details']>, 'listing_id'> {
  const { document_ids: documentIds, agent_ids: agentIds } = rest
  return {
    ...rest,
    ...(documentIds && { document_ids: [...new Set(documentIds)] }),
    ...(agentIds && { agent_ids: [...new Set(agentIds)] }),
    ...(openHomes && { open_homes: JSON.stringify(openHomes) }),
  }
}

export async function readDetails(
  db: Db,
  { id, type }: Pick<ListingRow, 'id' | 'type'>,
): Promise<OwnDetails> {
  const [vehicle, property] = await Promise.all([
    type === 'vehicle' ? selectVehicle(db, id) : undefined,
    type === 'property' ? selectProperty(db, id) : undefined,
  ])
  return {
    vehicle: vehicle ? vehicleView(vehicle) : null,
    property: property ? propertyView(property) : null,
  }
}

export const withDetails = async <Row extends Pick<ListingRow, 'id' | 'type'>>(
  db: Db,
  row: Row,
): Promise<Row & OwnDetails> => ({ ...row, ...(await readDetails(db, row)) })

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
