import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { max_images } from '#contract/media/media.ts'
import { storeUploads } from '#server/modules/media/media.service.ts'
import { readPermission } from '#server/modules/subscriptions/permissions/permissions.service.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import type { UploadedFile } from '#server/platform/http/call.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { getChecksum } from '../comparing/compare.service.ts'
import { takeOut } from '../reading/feed-file.adapter.ts'
import type { SentPicture } from '../reading/feed-file.types.ts'
import type { WholeRecord } from '../records/records.queries.ts'
import { selectFeed } from '../stock-feed.queries.ts'

export async function readPictureLimit(db: Db, account_id: number): Promise<number> {
  const { limit } = await readPermission(db, account_id, { action: 'add_picture', type: 'vehicle', have: 0 })
  return Math.min(limit ?? max_images, max_images)
}

/**
 * Stores the pictures that aren't stored yet, one after another and behind what people upload.
 * @returns how many
 */
export async function storePictures(
  platform: Platform,
  account_id: number,
  records: WholeRecord[],
  max_each: number,
): Promise<number> {
  const missing = await selectMissing(platform.db, records, max_each)
  if (missing.length === 0) return 0
  const keys = (await selectFeed(platform.db, account_id))?.picture_keys ?? []
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-feed-'))
  try {
    let stored = 0
    for (const [archive, key] of keys.entries()) {
      const here = missing.filter(({ picture }) => picture.archive === archive)
      const file = here.length > 0 && (await platform.storage.locate(key))
      if (!file) continue
      const target = path.join(folder, String(archive))
      await mkdir(target)
      const names = here.map(({ picture }) => picture.name)
      const taken = await takeOut(file.path, names, target)
      const paths = new Map('refused' in taken ? [] : taken)
      for (const { record_id, picture } of here) {
        const image_id = await storeOne(platform, account_id, picture, paths.get(picture.name))
        await noteStored(platform.db, record_id, picture, image_id)
        if (image_id !== null) stored += 1
      }
    }
    return stored
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Missing {
  record_id: number
  picture: SentPicture
}

async function selectMissing(db: Db, records: WholeRecord[], max_each: number): Promise<Missing[]> {
  const known = await selectStored(
    db,
    records.map(({ id }) => id),
  )
  return records.flatMap(({ id: record_id, pictures }) =>
    pictures
      .slice(0, max_each)
      .filter((picture) => !known.get(record_id)?.has(getChecksum(picture)))
      .map((picture) => ({ record_id, picture })),
  )
}

/** By record, the image of each checksum; null where it couldn't be read. */
async function selectStored(db: Db, record_ids: number[]): Promise<Map<number, Map<string, number | null>>> {
  const stored = new Map<number, Map<string, number | null>>()
  if (record_ids.length === 0) return stored
  const rows = await db
    .selectFrom('stock_record_pictures')
    .selectAll()
    .where('record_id', 'in', record_ids)
    .execute()
  for (const { record_id, crc, bytes, image_id } of rows) {
    const of_it = stored.get(record_id) ?? new Map<string, number | null>()
    stored.set(record_id, of_it.set(`${crc}-${bytes}`, image_id))
  }
  return stored
}

/** @returns null where it's no picture that can be read */
async function storeOne(
  platform: Platform,
  account_id: number,
  { name }: SentPicture,
  source: string | undefined,
): Promise<number | null> {
  if (source === undefined) return null
  const { size } = await stat(source)
  async function* one(): AsyncGenerator<UploadedFile> {
    yield { name, content: { path: source!, size } }
  }
  try {
    const [image] = await storeUploads(platform, account_id, one(), { in_background: true })
    return image!.id
  } catch (error) {
    // The account's space is used up, which ends the run.
    if (!(error instanceof Refusal) || error.key === 'payload_too_large') throw error
    return null
  }
}

const noteStored = (db: Db, record_id: number, { crc, bytes }: SentPicture, image_id: number | null) =>
  transact(db, (tx) =>
    tx
      .insertInto('stock_record_pictures')
      .values({ record_id, crc, bytes, image_id })
      .onConflict((on) => on.columns(['record_id', 'crc', 'bytes']).doUpdateSet({ image_id }))
      .execute(),
  )

/** In the feed's order. Undefined where none is there: the listing then keeps those it has. */
export async function selectImageIds(
  db: Db,
  { id, pictures }: WholeRecord,
  max_each: number,
): Promise<number[] | undefined> {
  const stored = (await selectStored(db, [id])).get(id)
  const ids = pictures.slice(0, max_each).flatMap((picture) => stored?.get(getChecksum(picture)) ?? [])
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

/** Archives that nothing will be taken out of any more. */
export async function selectOldArchives(db: Db) {
  return await db
    .selectFrom('stock_feeds')
    .select(['account_id', 'picture_keys'])
    .where('pictures_at', '<', sql<Date>`clock_timestamp() - interval '14 days'`)
    .where(sql<boolean>`picture_keys <> '{}'`)
    .execute()
}
