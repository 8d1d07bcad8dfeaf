import { sql } from 'kysely'
import { answerProblems } from '#domains/listings/common/rules/attributes.ts'
import {
  type createListing,
  maxAnswers,
  describeTooManyAnswers,
  type updateListing,
  type OwnListing,
} from '#domains/selling/common/own-listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { selectFilters, lockCategory } from '#domains/catalogue/server/catalogue.service.ts'
import {
  attachImages,
  handOverDocuments,
  handOverImages,
  releaseImages,
  selectDocuments,
  selectImages,
} from '#domains/media/server/media.service.ts'
import { selectSuburb } from '#domains/places/server/places.service.ts'
import { requirePictures } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { isUnchanged, recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import {
  auditableValues,
  auditedChanges,
  lockActor,
  auditOnBehalf,
  type SellerActor,
} from './behalf.service.ts'
import {
  readDetails,
  restartDetails,
  saveDetails,
  startDetails,
  insertListing,
  replaceImages,
  writeColumns,
  type ListingColumns,
} from '#domains/listings/server/detail/details.service.ts'
import {
  lockOwnListing,
  selectDealClosing,
  selectImageIds,
  type ListingRow,
  selectOwnListing,
  selectStatusReason,
} from '#domains/listings/server/listings.service.ts'
import { ownListingView } from './own-listings.view.ts'
import { selectScheduledStart } from './scheduled-start.queries.ts'
import * as t from '#domains/selling/texts.ts'

type Started = Omit<OperationValues<typeof createListing>, 'seller_id'>
type Fields = Omit<Started, 'type' | 'image_ids' | 'vehicle' | 'property'>

export async function startDraft(db: Db, actor: SellerActor, started: Started): Promise<OwnListing> {
  return await transact(db, (tx) => startDraftIn(tx, actor, started))
}

export async function startDraftIn(
  tx: Tx,
  actor: SellerActor,
  { type, image_ids: imageIds, vehicle, property, ...fields }: Started,
): Promise<OwnListing> {
  const verdict = await lockActor(tx, actor)
  if (!verdict.isAllowed) return refuse('validation_failed', { errors: { seller_id: verdict.reason } })
  const row = await insertListing(tx, {
    type,
    seller_id: actor.seller_id,
    written_by: actor.onBehalfBy,
    // Land is sold on paper, so a property takes enquiries.
    ...(type === 'property' && { sale_method: 'enquire' }),
    ...(await listColumns(tx, fields)),
  })
  await handOverSent(tx, actor, property)
  await startDetails(tx, row, { vehicle, property })
  if (imageIds) await setImages(tx, row, imageIds, actor)
  const own = await readOwn(tx, row)
  await auditOnBehalf(tx, actor, {
    listing: row,
    act: 'started',
    before: null,
    after: auditableValues(own),
    lines: null,
  })
  return own
}

export async function saveDraft(
  db: Db,
  actor: SellerActor,
  { id, version, reason: _reason, type, ...fields }: OperationValues<typeof updateListing>,
): Promise<OwnListing> {
  return await transact(db, async (tx) => {
    refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
    const locked = await lockOwnListing(tx, actor.seller_id, id)
    if (!locked) return refuse('not_found')
    if (locked.status !== 'draft') return refuse('listing_not_editable')
    if (locked.version !== version) return refuse('listing_changed')
    const before = await readOwn(tx, locked)
    const moved = type && type !== locked.type ? await changeType(tx, locked, type) : locked
    const row = await writeFields(tx, moved, fields, actor)
    const after = await readOwn(tx, row)
    const changes = auditedChanges(before, after)
    if (isUnchanged(changes)) {
      recordUnchanged()
      return after
    }
    await auditOnBehalf(tx, actor, {
      listing: row,
      act: 'draft_changed',
      ...changes,
      // A form saves repeatedly: its seller is notified once, when an admin begins to edit their
      // draft.
      lines: locked.written_by === null ? [] : null,
    })
    return after
  })
}

async function changeType(tx: Tx, locked: ListingRow, type: ListingRow['type']): Promise<ListingRow> {
  const enquired = { sale_method: 'enquire', condition: null, ...noPrices } as const
  const moved = await writeColumns(tx, locked.id, {
    type,
    category_id: null,
    attributes: '{}',
    ...(type === 'property' && enquired),
    ...(locked.type === 'property' && { sale_method: 'auction' }),
  })
  await restartDetails(tx, moved)
  return moved
}

const noPrices = { start_price_cents: null, reserve_price_cents: null, buy_now_price_cents: null }

/** Raises the version. Omitted fields don't change. */
export async function writeFields(
  tx: Tx,
  locked: ListingRow,
  { image_ids: imageIds, vehicle, property, ...fields }: Omit<Started, 'type'>,
  actor: SellerActor,
): Promise<ListingRow> {
  const row = await writeColumns(tx, locked.id, {
    ...(await listColumns(tx, fields, locked)),
    written_by: actor.onBehalfBy,
    version: locked.version + 1,
    updated_at: sql`clock_timestamp()`,
  })
  await handOverSent(tx, actor, property)
  await saveDetails(tx, row, { vehicle, property })
  if (imageIds) await setImages(tx, row, imageIds, actor)
  return row
}

export async function readOwnListing(db: Db, sellerId: AccountId, id: ListingId): Promise<OwnListing | null> {
  const row = await selectOwnListing(db, sellerId, id)
  return row ? await readOwn(db, row) : null
}

/** Includes the seller's private fields. Once it's live, the closing time is the deal's. */
export async function readOwn(db: Db, row: ListingRow): Promise<OwnListing> {
  const ids = await selectImageIds(db, row.id)
  const [images, details] = [await selectImages(db, ids), await readDetails(db, row)]
  const documents = await selectDocuments(db, details.property?.document_ids ?? [])
  const deal = row.status === 'draft' ? undefined : await selectDealClosing(db, row.id)
  const start = row.status === 'draft' ? await selectScheduledStart(db, row.id) : null
  const statusReason = await selectStatusReason(db, row.id)
  return ownListingView(deal ? { ...row, ...deal } : row, {
    images: ids.flatMap((id) => images.get(id) ?? []),
    documents,
    status_reason: statusReason,
    scheduled_start: start && start.toISOString(),
    ...details,
  })
}

export async function readOwnById(db: Db, id: ListingId): Promise<OwnListing | undefined> {
  const row = await db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await readOwn(db, row))
}

const fresh = { attributes: {}, category_id: null, auto_relist_left: 0 }

async function listColumns(
  tx: Tx,
  fields: Fields,
  locked: Pick<ListingRow, 'attributes' | 'category_id' | 'auto_relist_left'> = fresh,
): Promise<ListingColumns> {
  const errors: Record<string, string> = {}
  if (fields.category_id && !(await lockCategory(tx, fields.category_id))) {
    errors.category_id = t.that_category_is_no_longer_there()
  }
  if (fields.suburb && !(await selectSuburb(tx, fields.suburb)))
    errors.suburb = t.choose_a_place_from_the_list()
  if (fields.attributes) {
    const filters = await selectFilters(tx, fields.category_id ?? locked.category_id)
    Object.assign(errors, answerProblems(filters, fields.attributes))
    const answers = merged(fromColumn<object>(locked.attributes), fields.attributes)
    if (Object.keys(answers).length > maxAnswers) errors.attributes = describeTooManyAnswers()
  }
  const { auto_relist_left: autoRelistLeft } = fields
  // A choice made before the limit was lowered remains.
  if (autoRelistLeft && autoRelistLeft !== locked.auto_relist_left) {
    const { max_auto_relists: maxAutoRelists } = await readSettings(tx)
    if (autoRelistLeft > maxAutoRelists)
      errors.auto_relist_left = t.at_most_max_auto_relists_times({ max_auto_relists: maxAutoRelists })
  }
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  const { delivery_options: deliveryOptions, title, attributes, ...columns } = fields
  return {
    ...columns,
    ...(title === undefined ? {} : { title: title || null }),
    ...(deliveryOptions && { delivery_options: JSON.stringify(deliveryOptions) }),
    ...(attributes && {
      attributes: JSON.stringify(merged(fromColumn<object>(locked.attributes), attributes)),
    }),
  }
}

/** A removed answer is deleted rather than null. */
const merged = (before: object, answers: object) =>
  Object.fromEntries(Object.entries({ ...before, ...answers }).filter(([, answer]) => answer !== null))

const getSender = ({ seller_id: sellerId, onBehalfBy, by_member: byMember }: SellerActor) =>
  onBehalfBy ?? byMember ?? sellerId

/** Documents that an admin or the team uploaded for the listing become its seller's. */
async function handOverSent(tx: Tx, actor: SellerActor, property: Started['property']) {
  const way = { from: getSender(actor), to: actor.seller_id }
  await handOverDocuments(tx, way, property?.document_ids ?? [])
}

/** Stores them in this order; omitted ones are released. */
async function setImages(
  tx: Tx,
  { id: listingId, seller_id: sellerId }: ListingRow,
  imageIds: number[],
  actor: SellerActor,
) {
  const sentBy = getSender(actor)
  const before = await selectImageIds(tx, listingId)
  const wanted = [...new Set(imageIds)]
  await requirePictures(tx, actor, { before: before.length, wanted: wanted.length })
  if (sentBy !== sellerId) await handOverImages(tx, { from: sentBy, to: sellerId }, wanted)
  const missing = await attachImages(tx, sellerId, wanted)
  if (missing.length > 0) {
    const errors = missing.map((id) => [
      `image_ids.${imageIds.indexOf(id)}`,
      t.that_photo_is_no_longer_there(),
    ])
    refuse('validation_failed', { errors: Object.fromEntries(errors) })
  }
  await replaceImages(tx, listingId, wanted)
  await releaseImages(
    tx,
    before.filter((id) => !wanted.includes(id)),
  )
}
