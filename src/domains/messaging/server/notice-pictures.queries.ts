import { sql } from 'kysely'
import { pictureAddress } from '#domains/media/server/media.service.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface PictureRow {
  key: string
  thumbhash: string
}

/** The first picture of the listing that a row of `notifications` is about. */
export const noticePictureSql = sql<PictureRow | null>`(
  select json_build_object('key', i.key, 'thumbhash', i.thumbhash)
    from listing_images li join images i on i.id = li.image_id
   where li.listing_id = notifications.listing_id order by li.position limit 1)`

/** A live listing's, for previews of emails. */
export async function selectSamplePicture(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('deals as d')
    .innerJoin('listings as l', 'l.id', 'd.listing_id')
    .innerJoin('listing_images as li', 'li.listing_id', 'd.listing_id')
    .innerJoin('images as i', 'i.id', 'li.image_id')
    .select('i.key')
    .where('l.type', '=', 'general')
    .where('l.status', '=', 'active')
    .orderBy('d.listing_id')
    .orderBy('li.position')
    .limit(1)
    .executeTakeFirst()
  return row ? pictureAddress(row.key, 400) : null
}
