import { sql } from 'kysely'
import type { Image } from '#domains/media/common/media.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'
import { imageView } from './media.view.ts'

export async function selectImages(db: Db, ids: number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map()
  return new Map((await selectImageRows(db, ids)).map((row) => [row.id, imageView(row)]))
}

const selectImageRows = prepareStatement((db: Db, ids: number[]) =>
  db
    .selectFrom('images')
    .select(['id', 'key', 'name', 'alt', 'width', 'height', 'thumbhash', 'has_avif'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .compile(),
)

export async function selectOwnImage(db: Db, ownerId: AccountId, id: number) {
  return await db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

export type OwnImageRow = NonNullable<Awaited<ReturnType<typeof selectOwnImage>>>

/** Locked, so that no listing attaches them meanwhile. */
export async function lockOwnImages(tx: Tx, ownerId: AccountId, ids: number[]) {
  return await tx
    .selectFrom('images')
    .select(['id', 'key', 'original_key'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function isInChat(db: Db, ids: number[]): Promise<boolean> {
  const { rows } = await sql`
    select from chat_messages where image_ids <> '{}' and image_ids && ${ids}::bigint[] limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Whether any is used: on a listing that others have seen, as an avatar, or by a category, lender,
 * business, advertisement or message.
 */
export async function areInUse(db: Db, ids: number[]): Promise<boolean> {
  const any = sql`any (${ids}::bigint[])`
  const { rows } = await sql`
    select from listing_images i join listings l on l.id = i.listing_id
     where i.image_id = ${any} and l.status <> 'draft'
     union all select from accounts where avatar_image_id = ${any}
     union all select from categories where image_id = ${any}
     union all select from advertisements where image_id = ${any}
     union all select from lenders where logo_image_id = ${any}
     union all select from agents where image_id = ${any}
     union all select from brandings where logo_id = ${any} or banner_id = ${any}
     union all select from chat_messages where image_ids <> '{}' and image_ids && ${ids}::bigint[]
     limit 1`.execute(db)
  return rows.length > 0
}

export async function selectHolders(db: Db, id: number) {
  return await db
    .selectFrom('listing_images as li')
    .innerJoin('deals as d', 'd.listing_id', 'li.listing_id')
    .select(['li.listing_id', sql<boolean>`d.bid_count > 0`.as('has_bids')])
    .where('li.image_id', '=', id)
    .execute()
}
