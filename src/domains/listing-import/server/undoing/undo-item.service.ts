import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { saveListing } from '#domains/selling/server/editing.service.ts'
import { sellerAsActor } from '#domains/selling/server/publishing/behalf.service.ts'
import { readOwnListing } from '#domains/selling/server/publishing/drafts.service.ts'
import { removeListing } from '#domains/selling/server/publishing/publishing.service.ts'
import { relistOwnListing } from '#domains/selling/server/relisting.service.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import { saveIdentity } from '../applying/references.service.ts'
import type { ItemRow } from '../comparing/items.queries.ts'
import type { MappedFields } from '../mapping/map-row.rules.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import * as t from '#domains/listing-import/texts.ts'

type Parts = Pick<Platform, 'db' | 'config'>

interface Before {
  fields: MappedFields & { image_ids?: number[] }
  identity: { reference: string | null; gtin: string | null; brand: string } | null
}

/** The row and its listing are one transaction. It stays where somebody has bid or bought since. */
export async function undoItem(parts: Parts, { seller_id: sellerId }: RunRow, item: ItemRow): Promise<void> {
  await transact(parts.db, async (tx) => {
    const open = await tx
      .selectFrom('listing_import_items')
      .select('undo_result')
      .where('id', '=', item.id)
      .forUpdate()
      .executeTakeFirst()
    if (open?.undo_result !== null) return
    const left = await undoLocked({ ...parts, db: tx }, sellerId, item)
    await tx
      .updateTable('listing_import_items')
      .set(left === null ? { undo_result: 'undone' } : { undo_result: 'left', undo_message: left })
      .where('id', '=', item.id)
      .execute()
  })
}

/** @returns why it stays; null once it's undone */
async function undoLocked(
  parts: Parts & { db: Tx },
  sellerId: AccountId,
  item: ItemRow,
): Promise<string | null> {
  const { listing_id: listingId } = item
  const own = listingId === null ? null : await readOwnListing(parts.db, sellerId, listingId)
  if (listingId === null || own === null) return t.its_listing_was_deleted()
  if (item.result === 'withdrawn') return await listAgain(parts, sellerId, own)
  const why = await findInterest(parts.db, listingId)
  if (why !== null) return why
  if (item.result === 'made') return await removeMade(parts, sellerId, own)
  if (own.version !== item.version_after) return t.it_was_changed_since()
  return await restore(parts, sellerId, { item, own })
}

/** The deal is locked first: of an undoing and a purchase, the first to lock decides. */
async function findInterest(tx: Tx, listingId: ListingId): Promise<string | null> {
  const locked = await lockDeal(tx, listingId)
  if (locked && locked.deal.bid_count > 0) return t.people_have_bid_on_it()
  const sale = await tx
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', listingId)
    .limit(1)
    .executeTakeFirst()
  return sale ? t.somebody_bought_it() : null
}

/** Its reference goes too, so that the same table lists it again. */
async function removeMade(
  { db: tx }: { db: Tx },
  sellerId: AccountId,
  own: OwnListing,
): Promise<string | null> {
  const isOver = own.status !== 'active' && own.status !== 'draft' && own.status !== 'pending'
  if (own.status === 'suspended') return t.its_listing_is_suspended()
  if (!isOver) await removeListing(tx, sellerAsActor(sellerId), own.id)
  await tx.deleteFrom('listing_references').where('listing_id', '=', own.id).execute()
  return null
}

async function restore(
  { db: tx, config }: Parts & { db: Tx },
  sellerId: AccountId,
  { item, own }: { item: ItemRow; own: OwnListing },
): Promise<null> {
  const { fields, identity } = fromColumn<Before | null>(item.before) ?? { fields: {}, identity: null }
  if (Object.keys(fields).length > 0)
    await saveListing(tx, config, sellerAsActor(sellerId), { id: own.id, version: own.version, ...fields })
  if (identity !== null)
    await saveIdentity(tx, { seller_id: sellerId, reference: item.reference, listing_id: own.id }, identity)
  return null
}

async function listAgain(
  { db, config }: Parts,
  sellerId: AccountId,
  own: OwnListing,
): Promise<string | null> {
  if (own.status !== 'withdrawn') return t.it_was_changed_since()
  await relistOwnListing(db, config, sellerId, { id: own.id, as_it_was: true })
  return null
}
