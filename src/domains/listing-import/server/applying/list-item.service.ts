import type { UpdateObject } from 'kysely'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { saveListing } from '#domains/selling/server/editing.service.ts'
import { sellerAsActor } from '#domains/selling/server/publishing/behalf.service.ts'
import { readOwnListing, startDraftIn } from '#domains/selling/server/publishing/drafts.service.ts'
import { publishIn, withdrawListing } from '#domains/selling/server/publishing/publishing.service.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { ItemRow, RowValues } from '../comparing/items.queries.ts'
import { saveIdentity, takeReference, writeReference } from './references.service.ts'
import { now, type RunRow } from '../runs/runs.queries.ts'
import type { Photos } from './pictures.service.ts'
import * as t from '#domains/listing-import/texts.ts'

type Parts = Pick<Platform, 'db' | 'config'>
type Run = Pick<RunRow, 'seller_id'>

interface Input {
  item: ItemRow
  wanted: RowValues
  photos: Photos
}

export async function writeResult(
  tx: Tx,
  id: number,
  values: UpdateObject<DB, 'listing_import_items'>,
): Promise<void> {
  await tx
    .updateTable('listing_import_items')
    .set({ ...values, settled_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * The reference, the draft, its publishing and the row's result are one transaction, so that no item
 * is listed twice, whoever works at it.
 */
export async function listItem(
  { db, config }: Parts,
  run: Run,
  { item, wanted, photos }: Input,
): Promise<void> {
  const { seller_id: sellerId } = run
  const actor = sellerAsActor(sellerId)
  await transact(db, async (tx) => {
    if (!(await lockOpen(tx, item.id))) return
    const reference = await takeReference(tx, sellerId, item.reference)
    if (reference.listing_id !== null)
      return await writeResult(tx, item.id, { result: 'left', message: t.it_is_listed_already() })
    const own = await startDraftIn(tx, actor, {
      type: 'general',
      ...wanted.fields,
      ...(photos.image_ids.length > 0 && { image_ids: photos.image_ids }),
    })
    const { status } = await publishIn(tx, config, actor, own.id)
    await writeReference(tx, reference.id, wanted, own.id)
    return await writeResult(tx, item.id, {
      result: 'made',
      listing_id: own.id,
      version_after: await readVersion(tx, own.id),
      message: joinSentences(status === 'pending' && t.it_waits_for_approval(), photos.message),
    })
  })
}

/** Another worker may have settled it meanwhile. */
async function lockOpen(tx: Tx, id: number): Promise<boolean> {
  const item = await tx
    .selectFrom('listing_import_items')
    .select('result')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return item !== undefined && item.result === null
}

async function readVersion(tx: Tx, id: ListingId): Promise<number> {
  return (await tx.selectFrom('listings').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version
}

/** Changes what the row changes, and notes what was there before. */
export async function changeItem(
  { db, config }: Parts,
  run: Run,
  { item, wanted, photos }: Input,
): Promise<void> {
  const { seller_id: sellerId } = run
  await transact(db, async (tx) => {
    if (!(await lockOpen(tx, item.id))) return
    const own = item.listing_id === null ? null : await readOwnListing(tx, sellerId, item.listing_id)
    if (own === null)
      return await writeResult(tx, item.id, { result: 'left', message: t.its_listing_was_deleted() })
    const input = {
      ...wanted.fields,
      ...(wanted.pictures && photos.image_ids.length > 0 && { image_ids: photos.image_ids }),
    }
    const after =
      Object.keys(input).length > 0
        ? await saveListing(tx, config, sellerAsActor(sellerId), {
            id: own.id,
            version: own.version,
            ...input,
          })
        : own
    const identity = await saveIdentity(
      tx,
      { seller_id: sellerId, reference: item.reference, listing_id: own.id },
      wanted,
    )
    const isChanged = after.version !== own.version || identity !== null
    return await writeResult(tx, item.id, {
      result: isChanged ? 'updated' : 'left',
      message: photos.message,
      before: JSON.stringify({ ...pickBefore(own, input), identity }),
      version_after: after.version,
    })
  })
}

/** The values that an undo writes again. */
function pickBefore(own: OwnListing, input: Record<string, unknown>) {
  const { image_ids: imageIds, attributes, ...fields } = input
  const values: Record<string, unknown> = { ...own }
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]))
  const answers = Object.keys(attributes ?? {}).map((key) => [key, own.attributes[key] ?? null])
  return {
    fields: {
      ...before,
      ...(attributes !== undefined && { attributes: Object.fromEntries(answers) }),
      ...(imageIds !== undefined && { image_ids: own.images.map(({ id }) => id) }),
    },
  }
}

/** The seller asked for it; what has bids stays. */
export async function withdrawItem({ db }: Parts, run: Run, item: ItemRow): Promise<void> {
  const { listing_id: listingId } = item
  await transact(db, async (tx) => {
    if (!(await lockOpen(tx, item.id)) || listingId === null) return
    const locked = await lockDeal(tx, listingId)
    if (locked && locked.deal.bid_count > 0)
      return await writeResult(tx, item.id, { result: 'left', message: t.people_have_bid_on_it() })
    await withdrawListing(tx, sellerAsActor(run.seller_id), listingId, '')
    return await writeResult(tx, item.id, { result: 'withdrawn' })
  })
}
