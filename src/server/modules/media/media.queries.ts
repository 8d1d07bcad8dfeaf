import { sql } from 'kysely'
import type { Image } from '#contract/media.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { imageView } from './media.view.ts'

/** Pictures by their id. */
export async function selectImages(db: Db, ids: number[]): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .select(['id', 'key', 'name', 'width', 'height', 'thumbhash'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, imageView(row)]))
}

/** Pictures of one's own; nobody learns of anyone else's. */
export async function selectOwnImage(db: Db, owner_id: number, id: number) {
  return await db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .executeTakeFirst()
}

/** Locked, so that a listing cannot take hold of them meanwhile. */
export async function lockOwnImages(tx: Tx, owner_id: number, ids: number[]) {
  return await tx
    .selectFrom('images')
    .select(['id', 'key'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('owner_id', '=', owner_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function isAvatar(tx: Tx, ids: number[]): Promise<boolean> {
  const shown = await tx
    .selectFrom('accounts')
    .select('id')
    .where('avatar_image_id', 'in', ids)
    .limit(1)
    .execute()
  return shown.length > 0
}

async function standsForCategory(tx: Tx, ids: number[]): Promise<boolean> {
  const shown = await tx.selectFrom('categories').select('id').where('image_id', 'in', ids).limit(1).execute()
  return shown.length > 0
}

/** Whether any of the pictures belongs to a listing that others have seen, is somebody's face or stands for a category. */
export async function areInUse(tx: Tx, ids: number[]): Promise<boolean> {
  const held = await tx
    .selectFrom('listing_images as li')
    .innerJoin('listings as l', 'l.id', 'li.listing_id')
    .select('li.image_id')
    .where('li.image_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('l.status', '<>', 'draft')
    .limit(1)
    .executeTakeFirst()
  return held !== undefined || (await isAvatar(tx, ids)) || (await standsForCategory(tx, ids))
}
