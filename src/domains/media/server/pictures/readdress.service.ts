import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { transact, type Tx } from '#platform/server/database/db.ts'
import {
  renderOriginal,
  type RenderedPicture,
  type Picture,
  type PictureRefused,
} from '#platform/server/files/pictures.ts'
import type { Storage } from '#platform/server/files/storage.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { removeStored, type RemovingPlatform } from '../removing.service.ts'
import { pictureSizes, type PictureEnding, type PictureSize } from '../media.view.ts'

export interface PictureKeys {
  key: string
  original_key: string | null
}

export const newKey = () => randomBytes(16).toString('hex')

export const fileKey = (key: string, size: PictureSize, ending: PictureEnding = 'webp') =>
  `media/${key.slice(0, 2)}/${key}-${size}.${ending}`

/** Stored outside media/, which is the only folder that is served. */
export const originalFileKey = (originalKey: string) => `originals/${originalKey.slice(0, 2)}/${originalKey}`

export async function putSizes(
  storage: Storage,
  { large, medium, small, width, height, thumbhash }: Picture,
  key: string,
) {
  const files: Record<PictureSize, Buffer> = { 1600: large, 800: medium, 400: small }
  // All settle first: a file still being written couldn't be removed.
  const puts = pictureSizes.map((size) => storage.put(fileKey(key, size), files[size], 'image/webp'))
  for (const put of await Promise.allSettled(puts)) if (put.status === 'rejected') throw put.reason
  const sha256 = createHash('sha256').update(large).digest('hex')
  return { key, width, height, thumbhash, sha256, bytes: large.length + medium.length + small.length }
}

/** @returns the stored picture; a refused one stores nothing */
export async function renderUpload(
  storage: Storage,
  source: { path: string },
  { key, original_key: originalKey }: PictureKeys & { original_key: string },
  urgency: { inBackground?: boolean },
): Promise<RenderedPicture | PictureRefused> {
  const [original, large, medium, small] = await Promise.all([
    storage.reserve(),
    storage.reserve(),
    storage.reserve(),
    storage.reserve(),
  ])
  const into = { original, large, medium, small }
  try {
    const rendered = await renderOriginal(source, into, urgency)
    if ('refused' in rendered) return rendered
    const keys = [
      [into.original, originalFileKey(originalKey)],
      [into.large, fileKey(key, 1600)],
      [into.medium, fileKey(key, 800)],
      [into.small, fileKey(key, 400)],
    ] as const
    const stored = await Promise.allSettled(keys.map(([path, as]) => storage.keep({ path }, as)))
    for (const one of stored) if (one.status === 'rejected') throw one.reason
    return rendered
  } finally {
    for (const path of Object.values(into)) await storage.discard({ path })
  }
}

export const putOriginal = (storage: Storage, originalKey: string, bytes: Buffer) =>
  storage.put(originalFileKey(originalKey), bytes, 'image/jpeg')

export async function readOriginalFile(
  storage: Storage,
  { key, original_key: originalKey }: PictureKeys,
): Promise<Buffer | null> {
  const file = await storage.get(originalKey ? originalFileKey(originalKey) : fileKey(key, 1600))
  return file && (await buffer(file.stream))
}

export async function removeAvifFiles(storage: Storage, key: string): Promise<void> {
  for (const size of pictureSizes) await storage.delete(fileKey(key, size, 'avif'))
}

const listSizes = (key: string) =>
  pictureSizes.flatMap((size) => [fileKey(key, size), fileKey(key, size, 'avif')])

export const removeSizes = async (platform: RemovingPlatform, key: string): Promise<void> =>
  await removeStored(platform, listSizes(key))

export async function removePictureFiles(platform: RemovingPlatform, pictures: PictureKeys[]): Promise<void> {
  const keys = pictures.flatMap(({ key, original_key: originalKey }) =>
    originalKey ? [...listSizes(key), originalFileKey(originalKey)] : listSizes(key),
  )
  await removeStored(platform, keys)
}

interface ShownPicture {
  id: number
  key: string
}

export const readdressTask = task<ShownPicture>({
  name: 'readdress_picture',
  run: async (shown, platform) => await readdress(platform, shown),
})

/** Old addresses stop working. Pictures that others see elsewhere keep theirs. */
export async function readdressImages(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<ShownPicture>`
    select i.id, i.key from images i
     where i.id = any(${ids}::bigint[])
       and not exists (select from listing_images li where li.image_id = i.id)
       and not exists (select from accounts a where a.avatar_image_id = i.id)
       and not exists (select from categories c where c.image_id = i.id)
       and not exists (select from chat_messages m where m.image_ids <> '{}' and m.image_ids @> array[i.id]
                          and m.removed_at is null)`.execute(tx)
  for (const { id, key } of rows) await enqueue(tx, readdressTask, { id, key })
}

/** Run again after a crash, it continues where it was. */
async function readdress(platform: Platform, { id, key }: ShownPicture): Promise<void> {
  const { db, storage } = platform
  const row = await db
    .selectFrom('images')
    .select(['key', 'has_avif'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.key === key) {
    const next = newKey()
    await copySizes(storage, { from: key, to: next, has_avif: row.has_avif })
    const moved = await transact(db, (tx) =>
      tx
        .updateTable('images')
        .set({ key: next })
        .where('id', '=', id)
        .where('key', '=', key)
        .where('has_avif', '=', row.has_avif)
        .executeTakeFirst(),
    )
    if (moved.numUpdatedRows === 0n) {
      await removeSizes(platform, next)
      throw new Error(`The files of picture ${id} changed while they were copied`)
    }
  }
  await removeSizes(platform, key)
}

async function copySizes(
  storage: Storage,
  { from, to, has_avif: hasAvif }: { from: string; to: string; has_avif: boolean },
) {
  const endings = hasAvif ? (['webp', 'avif'] as const) : (['webp'] as const)
  for (const ending of endings) {
    for (const size of pictureSizes) {
      const file = await storage.get(fileKey(from, size, ending))
      if (file) await storage.put(fileKey(to, size, ending), await buffer(file.stream), `image/${ending}`)
    }
  }
}
