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

const sampleCategory = 'home-living-room-bookcases'

/** A live bookcase's, as the samples are about one: for previews of emails. Null without one. */
export async function selectSamplePicture(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('listings as l')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .innerJoin('listing_images as li', 'li.listing_id', 'l.id')
    .innerJoin('images as i', 'i.id', 'li.image_id')
    .select('i.key')
    .where('c.slug', '=', sampleCategory)
    .where('l.status', '=', 'active')
    .where('l.title', 'ilike', '%bookcase%')
    .orderBy('l.id')
    .orderBy('li.position')
    .limit(1)
    .executeTakeFirst()
  return row ? pictureAddress(row.key, 400) : null
}
