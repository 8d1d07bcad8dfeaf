import type { ListingStatus } from '#domains/listings/common/listings.ts'
import { saveListing } from '#domains/selling/server/editing.service.ts'
import { startDraftIn } from '#domains/selling/server/publishing/drafts.service.ts'
import { sellerAsActor } from '#domains/selling/server/publishing/behalf.service.ts'
import {
  publishDraft,
  publishIn,
  withdrawListing,
} from '#domains/selling/server/publishing/publishing.service.ts'
import { relistOwnListing } from '#domains/selling/server/relisting.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changedFields } from '../comparing/compare.rules.ts'
import type { Applied } from '../mapping/map-vehicle.rules.ts'
import type { ListingFields, MappedVehicle } from '../mapping/mapping.service.ts'
import { selectCurrentListing, updateRecords, type WholeRecord } from '../records/records.queries.ts'
import * as t from '#domains/stock-feed/texts.ts'

export interface ListingResult {
  result: 'made' | 'updated' | 'withdrawn' | 'left'
  message: string
  listing_id: ListingId | null
  /** The feed's changes aren't applied yet. */
  is_open?: boolean
}

type Parts = Pick<Platform, 'db' | 'config'>

interface Vehicle {
  record: WholeRecord
  mapped: MappedVehicle & { fields: ListingFields }
  image_ids: number[] | undefined
}

/**
 * Uses the same services as a person: the same rules apply. Each step may be repeated after a
 * worker was killed in between.
 */
export async function listVehicle(parts: Parts, vehicle: Vehicle): Promise<ListingResult> {
  const { record } = vehicle
  const current = record.listing_id === null ? undefined : await selectCurrentListing(parts.db, record.id)
  if (!current)
    return record.listing_id === null ? await makeListing(parts, vehicle) : left(t.its_listing_was_deleted())
  const { id, status } = current
  if (status === 'active') return await changeListing(parts, vehicle, id)
  if (status === 'draft') return await publishAgain(parts, vehicle, id)
  const isBack = (status === 'withdrawn' && record.withdrawn_at !== null) || status === 'unsold'
  if (!isBack)
    return { ...left(whyLeft(status), id), is_open: status === 'pending' || status === 'suspended' }
  const copy = await relistOwnListing(parts.db, parts.config, record.account_id, { id, as_it_was: false })
  return await publishAgain(parts, vehicle, copy.id)
}

const left = (message: string, listingId: ListingId | null = null): ListingResult => ({
  result: 'left',
  message,
  listing_id: listingId,
})

/** Explains why a listing that a dealer or an admin ended isn't changed. */
function whyLeft(status: ListingStatus): string {
  if (status === 'pending') return t.it_waits_for_approval()
  if (status === 'suspended') return t.its_listing_is_suspended()
  return status === 'sold' ? t.its_listing_is_sold() : t.you_ended_its_listing()
}

/**
 * The draft, its publishing and the record are one transaction, so that no vehicle is listed twice.
 */
async function makeListing(
  { db, config }: Parts,
  { record, mapped, image_ids: imageIds }: Vehicle,
): Promise<ListingResult> {
  const actor = sellerAsActor(record.account_id)
  return await transact(db, async (tx) => {
    const locked = await lockRecord(tx, record.id)
    if (!locked) return left(t.its_record_was_deleted())
    if (locked.listing_id !== null) return left('', locked.listing_id)
    const own = await startDraftIn(tx, actor, {
      type: 'vehicle',
      ...mapped.fields,
      ...(imageIds && { image_ids: imageIds }),
    })
    const { status } = await publishIn(tx, config, actor, own.id)
    await updateRecords(tx, [record.id], { listing_id: own.id })
    return made(own.id, status)
  })
}

const made = (listingId: ListingId, status: ListingStatus): ListingResult => ({
  result: 'made',
  message: status === 'pending' ? t.it_waits_for_approval() : '',
  listing_id: listingId,
})

const lockRecord = (tx: Tx, id: number) =>
  tx.selectFrom('stock_records').select('listing_id').where('id', '=', id).forUpdate().executeTakeFirst()

/** Changes only fields that the feed changed: the dealer's manual changes remain. */
async function changeListing(
  { db, config }: Parts,
  { record, mapped, image_ids: imageIds }: Vehicle,
  id: ListingId,
): Promise<ListingResult> {
  const changed = new Set(changedFields(fromColumn<Applied>(record.applied ?? {}), mapped.applied))
  const { vehicle, category_id: categoryId, ...fields } = mapped.fields
  const changedValues = Object.entries(fields).filter(([name]) => changed.has(name))
  const inner = Object.entries(vehicle).filter(([name]) => changed.has(`vehicle.${name}`))
  const version = await selectVersion(db, id)
  const own = await saveListing(db, config, sellerAsActor(record.account_id), {
    id,
    version,
    ...Object.fromEntries(changedValues),
    ...(changed.has('category') && categoryId !== undefined && { category_id: categoryId }),
    ...(inner.length > 0 && { vehicle: Object.fromEntries(inner) }),
    ...(changed.has('pictures') && imageIds && { image_ids: imageIds }),
  })
  return { result: own.version === version ? 'left' : 'updated', message: '', listing_id: id }
}

async function publishAgain(
  { db, config }: Parts,
  { record, mapped, image_ids: imageIds }: Vehicle,
  id: ListingId,
): Promise<ListingResult> {
  const actor = sellerAsActor(record.account_id)
  const version = await selectVersion(db, id)
  await saveListing(db, config, actor, {
    id,
    version,
    ...mapped.fields,
    ...(imageIds && { image_ids: imageIds }),
  })
  const { status } = await publishDraft(db, config, actor, id)
  return made(id, status)
}

async function selectVersion(db: Db, id: ListingId): Promise<number> {
  const listing = db.selectFrom('listings').select('version').where('id', '=', id)
  return (await listing.executeTakeFirstOrThrow()).version
}

export async function withdrawVehicle(
  { db }: Pick<Parts, 'db'>,
  record: WholeRecord,
): Promise<ListingResult> {
  const current = await selectCurrentListing(db, record.id)
  if (!current || current.status !== 'active')
    return { result: 'left', message: t.its_listing_has_ended(), listing_id: current?.id ?? null }
  await withdrawListing(db, sellerAsActor(record.account_id), current.id, t.its_no_longer_in_stock())
  return { result: 'withdrawn', message: '', listing_id: current.id }
}

/** The shape doesn't fit a listing; if that was checked before, it has changed since. */
export function requireFields(mapped: MappedVehicle): MappedVehicle & { fields: ListingFields } {
  const { fields } = mapped
  if (fields !== null) return { ...mapped, fields }
  return refuse('validation_failed', {
    errors: Object.fromEntries(mapped.problems.map(({ says }, n) => [String(n), says])),
  })
}
