import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readPictureKey } from './comparing/cells.rules.ts'
import type { PictureSource } from './mapping/pictures.rules.ts'

interface Seller {
  seller_id: AccountId
  siteUrl: string
}

/**
 * Selects the images made of these sources before, and the seller's own that Hoko serves already.
 * @returns in their order; null for one that must be fetched
 */
export async function selectKnownPictures(
  db: Db,
  { seller_id: sellerId }: Seller,
  sources: readonly PictureSource[],
): Promise<(number | null)[]> {
  if (sources.length === 0) return []
  const stored = await db
    .selectFrom('listing_import_pictures as p')
    .innerJoin('images as i', 'i.id', 'p.image_id')
    .select(['p.source', 'p.image_id'])
    .where('p.seller_id', '=', sellerId)
    .where('i.owner_id', '=', sellerId)
    .where(
      'p.source',
      'in',
      sources.map(({ source }) => source),
    )
    .execute()
  const keys = sources.flatMap(({ source }) => readPictureKey(source) ?? [])
  const own =
    keys.length === 0
      ? []
      : await db
          .selectFrom('images')
          .select(['id', 'key'])
          .where('owner_id', '=', sellerId)
          .where('key', 'in', keys)
          .execute()
  const bySource = new Map(stored.map(({ source, image_id: id }) => [source, id]))
  const byKey = new Map(own.map(({ id, key }) => [key, id]))
  return sources.map(({ source }) => {
    const key = readPictureKey(source)
    return bySource.get(source) ?? (key === null ? undefined : byKey.get(key)) ?? null
  })
}
