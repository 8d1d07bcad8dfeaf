import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import {
  deleteImages,
  deleteUpload,
  most_image_bytes,
  rotateImage,
  uploadImage,
  type Image,
} from '#contract/media.ts'
import { transact, type Tx } from '#server/platform/db.ts'
import type { UploadedFile } from '#server/platform/http/call.ts'
import { readPicture, type Picture } from '#server/platform/pictures.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { Storage } from '#server/platform/storage.ts'
import { areInUse, lockOwnImages, selectOwnImage } from './media.queries.ts'
import { imageView, pictureSizes, type PictureSize } from './media.view.ts'

export { selectImages } from './media.queries.ts'

interface NamedPicture {
  name: string
  picture: Picture
}

/** Stores what was sent, or nothing at all with a sentence for each file that cannot be read. */
export async function storeUploads(platform: Platform, owner_id: number, files: AsyncIterable<UploadedFile>) {
  const pictures: NamedPicture[] = []
  const errors: Record<string, string> = {}
  let position = 0
  for await (const { name, bytes } of files) {
    if (bytes.length > most_image_bytes) refuse(uploadImage, 'payload_too_large')
    const picture = await readPicture(bytes)
    if ('refused' in picture) errors[`files.${position}`] = picture.refused
    else pictures.push({ name, picture })
    position += 1
  }
  if (position === 0) errors.files = 'Send at least one picture.'
  if (Object.keys(errors).length > 0) refuse(uploadImage, 'validation_failed', { errors })
  const images: Image[] = []
  for (const named of pictures) images.push(await storePicture(platform, owner_id, named))
  return images
}

/** Keeps a picture in its sizes; the files first, so that no row ever points at nothing. */
export async function storePicture(
  { db, storage }: Platform,
  owner_id: number,
  { name, picture }: NamedPicture,
): Promise<Image> {
  const stored = { ...(await storeFiles(storage, picture)), owner_id, name: name.trim() || 'picture' }
  const row = await transact(db, (tx) =>
    tx.insertInto('images').values(stored).returningAll().executeTakeFirstOrThrow(),
  )
  return imageView(row)
}

async function storeFiles(storage: Storage, { large, medium, small, width, height, thumbhash }: Picture) {
  const key = randomBytes(16).toString('hex')
  const files: Record<PictureSize, Buffer> = { 1600: large, 800: medium, 400: small }
  await Promise.all(pictureSizes.map((size) => storage.put(fileKey(key, size), files[size], 'image/webp')))
  return { key, width, height, thumbhash, bytes: large.length + medium.length + small.length }
}

export const fileKey = (key: string, size: PictureSize) => `media/${key.slice(0, 2)}/${key}-${size}.webp`

export async function removeFiles(storage: Storage, keys: string[]) {
  for (const key of keys) for (const size of pictureSizes) await storage.delete(fileKey(key, size))
}

/** Turns a picture of one's own. The files get new addresses, so that no cache shows the old ones. */
export async function turnImage(
  { db, storage }: Platform,
  owner_id: number,
  { id, degrees }: { id: number; degrees: 90 | 180 | 270 },
): Promise<Image> {
  const before = await selectOwnImage(db, owner_id, id)
  const file = before && (await storage.get(fileKey(before.key, 1600)))
  if (!file) refuse(rotateImage, 'not_found')
  const picture = await readPicture(await buffer(file.stream), { turn_degrees: degrees })
  if ('refused' in picture) throw new Error(`A stored picture could not be read: ${picture.refused}`)
  const stored = await storeFiles(storage, picture)
  const turned = await transact(db, async (tx) => {
    const [held] = await lockOwnImages(tx, owner_id, [id])
    if (held?.key !== before.key) return null
    if (await areInUse(tx, [id])) return 'in use'
    return await tx
      .updateTable('images')
      .set(stored)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (turned === null || turned === 'in use') {
    await removeFiles(storage, [stored.key])
    return refuse(rotateImage, turned === null ? 'not_found' : 'upload_in_use')
  }
  await removeFiles(storage, [before.key])
  return imageView(turned)
}

/** Removes pictures of one's own, all of them or none. */
export async function removeImages(
  { db, storage }: Platform,
  owner_id: number,
  ids: number[],
  op: typeof deleteImages | typeof deleteUpload = deleteImages,
): Promise<void> {
  const wanted = [...new Set(ids)]
  const keys = await transact(db, async (tx) => {
    const held = await lockOwnImages(tx, owner_id, wanted)
    if (held.length < wanted.length) refuse(op, 'not_found')
    if (await areInUse(tx, wanted)) refuse(op, 'upload_in_use')
    await tx.deleteFrom('images').where('id', 'in', wanted).execute()
    return held.map((image) => image.key)
  })
  await removeFiles(storage, keys)
}

/** Takes hold of the owner's pictures for a listing; answers those that are not there to be held. */
export async function attachImages(tx: Tx, owner_id: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const held = await lockOwnImages(tx, owner_id, ids)
  const found = new Set(held.map((image) => image.id))
  if (found.size > 0) {
    await tx
      .updateTable('images')
      .set({ attached_at: sql`coalesce(attached_at, clock_timestamp())` })
      .where('id', 'in', [...found])
      .execute()
  }
  return ids.filter((id) => !found.has(id))
}

/** Lets go of pictures; those that nothing else holds are removed in time. */
export async function releaseImages(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('images')
    .set({ attached_at: null })
    .where('id', 'in', ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('listing_images')
            .select('image_id')
            .whereRef('listing_images.image_id', '=', 'images.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('accounts').select('id').whereRef('avatar_image_id', '=', 'images.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('categories').select('id').whereRef('image_id', '=', 'images.id'))),
    )
    .execute()
}

/** Removes what no listing has held for a day. Answers how many there were. */
export async function removeForgottenImages({ db, storage }: Platform): Promise<number> {
  const gone = await transact(db, (tx) =>
    tx
      .deleteFrom('images')
      .where('attached_at', 'is', null)
      .where('uploaded_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
      .returning('key')
      .execute(),
  )
  await removeFiles(
    storage,
    gone.map((image) => image.key),
  )
  return gone.length
}
