import { sql } from 'kysely'
import type { Image, OwnImage } from '#domains/media/common/media.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import type { Picture } from '#platform/server/files/pictures.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { removeStoredFilesTask } from './removing.service.ts'
import { areInUse, isInChat, lockOwnImages, selectHolders, selectOwnImage } from './media.queries.ts'
import { imageView, ownImageView } from './media.view.ts'
import { auditPictureChange, type PictureActor } from './pictures/pictures.service.ts'
import { newKey, originalFileKey, putSizes, removePictureFiles } from './pictures/readdress.service.ts'
import { getName } from './pictures/uploads.service.ts'
import * as t from '#domains/media/texts.ts'

export {
  handOverDocuments,
  lockOwnDocuments,
  releaseDocuments,
  selectDocuments,
} from './documents/documents.service.ts'
export { removeStoredFilesTask } from './removing.service.ts'
export { enforceQuota } from './pictures/uploads.service.ts'
export { selectImages } from './media.queries.ts'
export { setMediaUrl } from './media-address.view.ts'
export { pictureAddress } from './media.view.ts'
export { readdressImages } from './pictures/readdress.service.ts'
export { fileKey, originalFileKey } from './pictures/readdress.service.ts'
export { storeBehindOthers, storeUploads } from './pictures/uploads.service.ts'

/** Stores a picture made by Hoko. Files first, so that no row lacks its file. */
export async function storePicture(
  { db, storage }: Platform,
  ownerId: AccountId,
  { name, picture }: { name: string; picture: Picture },
): Promise<Image> {
  const stored = { ...(await putSizes(storage, picture, newKey())), owner_id: ownerId, name: getName(name) }
  const row = await transact(db, (tx) =>
    tx.insertInto('images').values(stored).returningAll().executeTakeFirstOrThrow(),
  )
  return imageView(row)
}

/** Once somebody has bid, a missing description can be added but none changed: buyers may have relied on it. */
export async function describePicture(
  { db }: Platform,
  actor: PictureActor,
  { id, alt }: { id: number; alt: string },
): Promise<OwnImage> {
  const { owner_id: ownerId } = actor
  return await transact(db, async (tx) => {
    const [locked] = await lockOwnImages(tx, ownerId, [id])
    const before = locked && (await selectOwnImage(tx, ownerId, id))
    if (!before) return refuse('not_found')
    if (before.alt === alt) return ownImageView(before)
    const holders = await selectHolders(tx, id)
    if (before.alt !== '' && holders.some(({ has_bids: hasBids }) => hasBids)) refuse('listing_not_editable')
    if (await isInChat(tx, [id])) {
      refuse('listing_not_editable', { message: t.this_photo_has_been_sent_in_a_message() })
    }
    for (const { listing_id: listingId } of holders) await publishTopic(tx, `listing:${listingId}`)
    await auditPictureChange(tx, actor, id, { before: { alt: before.alt }, after: { alt } })
    const row = await tx
      .updateTable('images')
      .set({ alt })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return ownImageView(row)
  })
}

/** Removes all of them or none. */
export async function removeImages(platform: Platform, ownerId: AccountId, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const gone = await transact(platform.db, async (tx) => {
    const locked = await lockOwnImages(tx, ownerId, wanted)
    if (locked.length < wanted.length) refuse('not_found')
    if (await areInUse(tx, wanted)) refuse('upload_in_use')
    await tx.deleteFrom('images').where('id', 'in', wanted).execute()
    return locked
  })
  await removePictureFiles(platform, gone)
}

export async function handOverImages(
  tx: Tx,
  { from, to }: { from: AccountId; to: AccountId },
  ids: number[],
): Promise<void> {
  const locked = await lockOwnImages(tx, from, ids)
  if (locked.length === 0) return
  await tx
    .updateTable('images')
    .set({ owner_id: to, sent_by: from })
    .where(
      'id',
      'in',
      locked.map((image) => image.id),
    )
    // Avatars of admins and pictures of categories are retained.
    .where('attached_at', 'is', null)
    .execute()
}

/** @returns those that can't be attached */
export async function attachImages(tx: Tx, ownerId: AccountId, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const locked = await lockOwnImages(tx, ownerId, ids)
  const found = new Set(locked.map((image) => image.id))
  if (found.size > 0) {
    await tx
      .updateTable('images')
      .set({ attached_at: sql`coalesce(attached_at, clock_timestamp())` })
      .where('id', 'in', [...found])
      .execute()
  }
  return ids.filter((id) => !found.has(id))
}

export async function releaseImages(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  // Locked before checking other uses: a message that is being sent may have locked them.
  await tx.selectFrom('images').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
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
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('advertisements').select('id').whereRef('image_id', '=', 'images.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('lenders').select('id').whereRef('logo_image_id', '=', 'images.id'))),
    )
    .where(
      sql<boolean>`not exists (select from agents a where a.image_id = images.id)
        and not exists (select from brandings b where b.logo_id = images.id or b.banner_id = images.id)`,
    )
    .where(
      sql<boolean>`not exists (select from chat_messages m
        where m.image_ids <> '{}' and m.image_ids @> array[images.id])`,
    )
    .execute()
}

export async function removeForgottenImages(platform: Platform): Promise<number> {
  const gone = await transact(platform.db, (tx) =>
    tx
      .deleteFrom('images')
      .where('attached_at', 'is', null)
      .where('uploaded_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
      .returning(['key', 'original_key'])
      .execute(),
  )
  await removePictureFiles(platform, gone)
  return gone.length
}

/** Removes only the originals, which nobody else could open; the public sizes are retained. */
export async function removeOwnerOriginals(tx: Tx, ownerId: AccountId): Promise<void> {
  const locked = await tx
    .selectFrom('images')
    .select(['id', 'original_key'])
    .where('owner_id', '=', ownerId)
    .where('original_key', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length === 0) return
  const ids = locked.map((image) => image.id)
  await tx.updateTable('images').set({ original_key: null, framing: null }).where('id', 'in', ids).execute()
  const keys = locked.flatMap(({ original_key: originalKey }) =>
    originalKey ? [originalFileKey(originalKey)] : [],
  )
  await enqueue(tx, removeStoredFilesTask, { keys })
}
