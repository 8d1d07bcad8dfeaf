import { sql } from 'kysely'
import { maxImageBytes, type OwnImage } from '#domains/media/common/media.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { explainRefusal } from '#platform/server/files/picture-gate.ts'
import type { RenderedPicture } from '#platform/server/files/pictures.ts'
import type { Storage } from '#platform/server/files/storage.ts'
import type { UploadedFile } from '#platform/server/http/call.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { ownImageView } from '../media.view.ts'
import { makeAvifTask } from './avif.service.ts'
import { renderUpload, newKey, removePictureFiles, type PictureKeys } from './readdress.service.ts'
import * as t from '#domains/media/texts.ts'

const gigabyte = 1024 ** 3
const maxNewBytes = gigabyte
const maxBytes = 20 * gigabyte

/** Limits each account per day, before any of the upload is read. */
export async function enforceQuota(db: Db, ownerId: AccountId): Promise<void> {
  const { rows } = await sql<{ fresh: number; total: number }>`
    select coalesce(sum(bytes) filter (where is_fresh), 0)::float8 as fresh, coalesce(sum(bytes), 0)::float8 as total
      from (select bytes, attached_at is null as is_fresh from images where owner_id = ${ownerId}
            union all
            select bytes, uploaded_at > clock_timestamp() - interval '1 day' from files where owner_id = ${ownerId}) held
  `.execute(db)
  const { fresh, total } = must(rows[0], 'quota')
  if (total >= maxBytes)
    refuse('payload_too_large', {
      message: t.your_account_holds_20_gb_of_photos_and(),
    })
  if (fresh >= maxNewBytes)
    refuse('payload_too_large', {
      message: t.youve_uploaded_1_gb_today_that_no(),
    })
}

interface StoredUpload extends RenderedPicture, PictureKeys {
  name: string
}

/** All or nothing, with a message for each unreadable file. */
export async function storeUploads(
  platform: Platform,
  ownerId: AccountId,
  files: AsyncIterable<UploadedFile>,
): Promise<OwnImage[]> {
  const { db, storage } = platform
  await enforceQuota(db, ownerId)
  const begun: PictureKeys[] = []
  try {
    const stored = await readUploads(storage, files, begun)
    return await transact(db, async (tx) => {
      const images: OwnImage[] = []
      for (const upload of stored) {
        const row = await insertUpload(tx, ownerId, upload)
        await enqueue(tx, makeAvifTask, { id: row.id, key: row.key }, { maxAttempts: 3 })
        images.push(ownImageView(row))
      }
      return images
    })
  } catch (error) {
    await removePictureFiles(platform, begun)
    throw error
  }
}

/**
 * Each is on disk before the next is read, so that twenty large ones are never in memory together.
 * @param begun gets the keys before anything is written under them
 */
async function readUploads(storage: Storage, files: AsyncIterable<UploadedFile>, begun: PictureKeys[]) {
  const stored: StoredUpload[] = []
  const errors: Record<string, string> = {}
  let position = 0
  for await (const { name, content } of files) {
    if (content.size > maxImageBytes) refuse('payload_too_large')
    const keys = { key: newKey(), original_key: newKey() }
    begun.push(keys)
    const rendered = await renderUpload(storage, content, keys, {})
    if ('refused' in rendered) errors[`files.${position}`] = explainRefusal(rendered.refused, name)
    else stored.push({ ...keys, ...rendered, name: getName(name) })
    position += 1
  }
  if (position === 0) errors.files = t.send_at_least_one_picture()
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
  return stored
}

export const getName = (name: string) => name.trim() || 'picture'

const insertUpload = (tx: Tx, ownerId: AccountId, upload: StoredUpload) =>
  tx
    .insertInto('images')
    .values({ ...upload, owner_id: ownerId })
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Has a lower priority than people's uploads, and leaves AVIF to the sweep: thousands of jobs would
 * delay others.
 * @param note runs in the transaction that makes its row; null if it's no readable picture
 */
export async function storeBehindOthers(
  platform: Platform,
  ownerId: AccountId,
  { name, content }: UploadedFile,
  audit: (tx: Tx, imageId: number | null) => Promise<unknown>,
): Promise<number | null> {
  const { db, storage } = platform
  const keys = { key: newKey(), original_key: newKey() }
  try {
    const isTooLarge = content.size > maxImageBytes
    const rendered = isTooLarge ? null : await renderUpload(storage, content, keys, { inBackground: true })
    return await transact(db, async (tx) => {
      const isStored = rendered !== null && !('refused' in rendered)
      const upload = isStored ? { ...keys, ...rendered, name: getName(name) } : null
      const imageId = upload && (await insertUpload(tx, ownerId, upload)).id
      await audit(tx, imageId)
      return imageId
    })
  } catch (error) {
    await removePictureFiles(platform, [keys])
    throw error
  }
}
