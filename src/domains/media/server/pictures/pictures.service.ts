import type { Updateable } from 'kysely'
import type { OwnImage } from '#domains/media/common/media.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { type Db, type Tx, transact } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { framePicture, measurePicture, readOriginal } from '#platform/server/files/pictures.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { areInUse, lockOwnImages, selectOwnImage, type OwnImageRow } from '../media.queries.ts'
import { ownImageView } from '../media.view.ts'
import { makeAvifTask } from './avif.service.ts'
import {
  cutFraming,
  getEdits,
  partProblems,
  turnFraming,
  getWholeFraming,
  type Framing,
  type Part,
  type Size,
} from './framing.rules.ts'
import {
  newKey,
  putOriginal,
  putSizes,
  readOriginalFile,
  removePictureFiles,
  removeSizes,
} from './readdress.service.ts'

export interface PictureActor {
  owner_id: AccountId
  adminId: AccountId | null
}

/** An original shows what was cropped away, which its owner may want to hide. */
type PictureVersion = 'shown' | 'original'

/**
 * Users edit their own pictures; admins also those of listings. Originals are only for their
 * uploaders: an admin gets those that an admin uploaded.
 */
export async function resolvePictureActor(
  db: Db,
  caller: Pick<Caller, 'id' | 'type'>,
  id: number,
  wanted: PictureVersion,
): Promise<PictureActor> {
  const own = { owner_id: caller.id, adminId: null }
  if (caller.type === 'user') return own
  const image = await db
    .selectFrom('images as i')
    .select(['i.owner_id', 'i.sent_by'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('listing_images as li').select('li.image_id').whereRef('li.image_id', '=', 'i.id'),
        )
        .as('is_listed'),
    )
    .where('i.id', '=', id)
    .executeTakeFirst()
  if (!image || image.owner_id === caller.id) return own
  const may = image.sent_by !== null || (wanted === 'shown' && image.is_listed)
  return may ? { owner_id: image.owner_id, adminId: caller.id } : own
}

export async function auditPictureChange(
  tx: Tx,
  { owner_id: ownerId, adminId }: PictureActor,
  id: number,
  changes: { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  if (adminId === null) return
  await recordAudit(tx, {
    actor_id: adminId,
    action: 'picture.changed-for',
    subject_kind: 'image',
    subject_id: id,
    before: { owner_id: ownerId, ...changes.before },
    after: { owner_id: ownerId, ...changes.after },
  })
}

export async function turnImage(
  platform: Platform,
  actor: PictureActor,
  { id, degrees }: { id: number; degrees: 90 | 180 | 270 },
): Promise<OwnImage> {
  const opened = await openOriginal(platform, actor, id)
  return await reframe(platform, opened, (framing, size) => turnFraming(framing, size, degrees))
}

export async function cutImage(
  platform: Platform,
  actor: PictureActor,
  { id, ...part }: Part & { id: number },
): Promise<OwnImage> {
  const opened = await openOriginal(platform, actor, id)
  return await reframe(platform, opened, (framing) => {
    const errors = partProblems(part, framing)
    if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
    return cutFraming(framing, part)
  })
}

export async function restoreOriginal(
  platform: Platform,
  actor: PictureActor,
  id: number,
): Promise<OwnImage> {
  const opened = await openOriginal(platform, actor, id)
  if (opened.row.framing === null) return ownImageView(opened.row)
  return await reframe(platform, opened, (_framing, size) => getWholeFraming(size))
}

interface Opened {
  actor: PictureActor
  row: OwnImageRow
  original: Buffer
}

async function openOriginal({ db, storage }: Platform, actor: PictureActor, id: number): Promise<Opened> {
  const row = await selectOwnImage(db, actor.owner_id, id)
  const bytes = row && (await readOriginalFile(storage, row))
  if (!bytes) return refuse('not_found')
  if (await areInUse(db, [id])) refuse('upload_in_use')
  return { actor, row, original: row.original_key ? bytes : await asOriginal(bytes) }
}

/** So far its largest size was all there was of it. */
async function asOriginal(largest: Buffer): Promise<Buffer> {
  const read = await readOriginal(largest)
  if ('refused' in read) throw new Error(`A stored picture could not be read: ${read.refused}`)
  return read.original
}

/** New sizes get new addresses, so that no cache shows the old ones. */
async function reframe(
  platform: Platform,
  { actor, row, original }: Opened,
  change: (framing: Framing, original: Size) => Framing,
): Promise<OwnImage> {
  const { db, storage } = platform
  const size = await measurePicture(original)
  const framing = change(fromColumn<Framing | null>(row.framing) ?? getWholeFraming(size), size)
  const picture = await framePicture(original, framing)
  const keys = { key: newKey(), original_key: row.original_key ?? newKey() }
  const framed = await storeFramed().catch(async (error: unknown) => {
    const originalKey = row.original_key ? null : keys.original_key
    await removePictureFiles(platform, [{ key: keys.key, original_key: originalKey }])
    throw error
  })
  await removeSizes(platform, row.key)
  return ownImageView(framed)

  async function storeFramed() {
    if (!row.original_key) await putOriginal(storage, keys.original_key, original)
    const stored = await putSizes(storage, picture, keys.key)
    const edits = getEdits(framing, size)
    const columns = { ...stored, ...keys, framing: edits && JSON.stringify(edits) }
    return await transact(db, (tx) => updateFramed(tx, { actor, row }, columns))
  }
}

async function updateFramed(
  tx: Tx,
  {
    actor,
    row: { id, owner_id: ownerId, key, original_key: originalKey, framing },
  }: Pick<Opened, 'actor' | 'row'>,
  columns: Updateable<DB['images']> & { key: string },
): Promise<OwnImageRow> {
  const [locked] = await lockOwnImages(tx, ownerId, [id])
  if (locked?.key !== key || locked.original_key !== originalKey) refuse('not_found')
  if (await areInUse(tx, [id])) refuse('upload_in_use')
  await enqueue(tx, makeAvifTask, { id, key: columns.key }, { maxAttempts: 3 })
  await auditPictureChange(tx, actor, id, { before: { framing }, after: { framing: columns.framing } })
  return await tx
    .updateTable('images')
    .set({ ...columns, has_avif: false, avif_tries: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
