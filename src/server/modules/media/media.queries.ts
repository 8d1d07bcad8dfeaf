import { sql } from 'kysely'
import type { Image } from '#contract/media/media.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { prepareStatement } from '#server/platform/database/prepared.ts'
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

export async function selectOwnImage(db: Db, owner_id: number, id: number) {
  return await db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst()
}

export type OwnImageRow = NonNullable<Awaited<ReturnType<typeof selectOwnImage>>>

/** Locked, so that no listing attaches them meanwhile. */
export async function lockOwnImages(tx: Tx, owner_id: number, ids: number[]) {
  return await tx
    .selectFrom('images')
    .select(['id', 'key', 'original_key'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function isAvatar(db: Db, ids: number[]): Promise<boolean> {
  const shown = await db
    .selectFrom('accounts')
    .select('id')
    .where('avatar_image_id', 'in', ids)
    .limit(1)
    .execute()
  return shown.length > 0
}

async function standsForCategory(db: Db, ids: number[]): Promise<boolean> {
  const shown = await db.selectFrom('categories').select('id').where('image_id', 'in', ids).limit(1).execute()
  return shown.length > 0
}

async function isAdvertised(db: Db, ids: number[]): Promise<boolean> {
  const shown = await db
    .selectFrom('advertisements')
    .select('id')
    .where('image_id', 'in', ids)
    .limit(1)
    .execute()
  return shown.length > 0
}

export async function isInChat(db: Db, ids: number[]): Promise<boolean> {
  const { rows } = await sql`
    select from chat_messages where image_ids <> '{}' and image_ids && ${ids}::bigint[] limit 1`.execute(db)
  return rows.length > 0
}

async function isLogoOfLender(db: Db, ids: number[]): Promise<boolean> {
  const shown = await db
    .selectFrom('lenders')
    .select('id')
    .where('logo_image_id', 'in', ids)
    .limit(1)
    .execute()
  return shown.length > 0
}

async function standsForBusiness(db: Db, ids: number[]): Promise<boolean> {
  const { rows } = await sql`
    select from agents where image_id = any (${ids}::bigint[])
     union all select from brandings where logo_id = any (${ids}::bigint[]) or banner_id = any (${ids}::bigint[])
     limit 1`.execute(db)
  return rows.length > 0
}

/** On a listing that others have seen, for somebody, a category, lender or business, in an advertisement or message. */
export async function areInUse(db: Db, ids: number[]): Promise<boolean> {
  const held = await db
    .selectFrom('listing_images as li')
    .innerJoin('listings as l', 'l.id', 'li.listing_id')
    .select('li.image_id')
    .where('li.image_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('l.status', '<>', 'draft')
    .limit(1)
    .executeTakeFirst()
  return (
    held !== undefined ||
    (await isAvatar(db, ids)) ||
    (await standsForCategory(db, ids)) ||
    (await isAdvertised(db, ids)) ||
    (await isLogoOfLender(db, ids)) ||
    (await standsForBusiness(db, ids)) ||
    (await isInChat(db, ids))
  )
}

export async function selectHolders(db: Db, id: number) {
  return await db
    .selectFrom('listing_images as li')
    .innerJoin('deals as d', 'd.listing_id', 'li.listing_id')
    .select(['li.listing_id', sql<boolean>`d.bid_count > 0`.as('has_bids')])
    .where('li.image_id', '=', id)
    .execute()
}
