import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { maxImages } from '#domains/media/common/media.ts'
import { enforceQuota, storeBehindOthers } from '#domains/media/server/media.service.ts'
import { readPermission } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { LocatedFile } from '#platform/server/files/storage.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getChecksum } from '../comparing/compare.service.ts'
import { takeOut } from '../reading/feed-file.adapter.ts'
import type { SentPicture } from '../formats/format.types.ts'
import type { WholeRecord } from '../records/records.queries.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import { selectFeed } from '../stock-feed.queries.ts'

export async function readPictureLimit(db: Db, accountId: AccountId): Promise<number> {
  const { limit } = await readPermission(db, accountId, { action: 'add_picture', type: 'vehicle', have: 0 })
  return Math.min(limit ?? maxImages, maxImages)
}

type Run = Pick<RunRow, 'id' | 'account_id'>

/** Stores missing pictures one after another, with a lower priority than people's uploads. */
export async function storePictures(
  platform: Platform,
  run: Run,
  records: WholeRecord[],
  maxEach: number,
): Promise<void> {
  const { account_id: accountId } = run
  const missing = await selectMissing(platform.db, records, maxEach)
  if (missing.length === 0) return
  // Checked once for all of them: an account's total isn't summed for each.
  await enforceQuota(platform.db, accountId)
  const unseen = await shareSeen(platform.db, run, missing)
  const keys = (await selectFeed(platform.db, accountId))?.picture_keys ?? []
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-feed-'))
  try {
    for (const [archive, key] of keys.entries()) {
      const here = unseen.filter(({ picture }) => picture.archive === archive)
      const file = here.length > 0 && (await platform.storage.locate(key))
      if (!file) continue
      const target = path.join(folder, String(archive))
      await mkdir(target)
      const names = here.map(({ picture }) => picture.name)
      const taken = await takeNamed(file, names, target)
      const paths = new Map('refused' in taken ? [] : taken)
      const made = new Map<string, number>()
      for (const one of here) {
        const checksum = getChecksum(one.picture)
        const same = made.get(checksum)
        const source = paths.get(one.picture.name)
        const imageId =
          same === undefined
            ? await storeOne(platform, run, one, source)
            : await recordStoredAlone(platform.db, run, one, same)
        if (imageId !== null) made.set(checksum, imageId)
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeNamed(archive: LocatedFile, names: string[], folder: string) {
  try {
    return await takeOut(archive.path, names, folder)
  } finally {
    await archive.release()
  }
}

interface Missing {
  record_id: number
  picture: SentPicture
}

async function selectMissing(db: Db, records: WholeRecord[], maxEach: number): Promise<Missing[]> {
  const known = await selectStored(db, records)
  return records
    .flatMap(({ id: recordId, pictures }) =>
      pictures.slice(0, maxEach).map((picture) => ({ record_id: recordId, picture })),
    )
    .filter(({ record_id: recordId, picture }) => !known.has(getKey(recordId, picture)))
}

/**
 * The same bytes on another of the dealer's vehicles, such as a picture of the yard, are one image.
 * @returns those that no vehicle has yet
 */
async function shareSeen(db: Db, run: Run, missing: Missing[]): Promise<Missing[]> {
  const { account_id: accountId } = run
  const { rows } = await sql<{ crc: number; bytes: number; image_id: number }>`
    select distinct on (p.crc, p.bytes) p.crc, p.bytes, p.image_id
      from unnest(${missing.map(({ picture }) => picture.crc)}::bigint[],
                  ${missing.map(({ picture }) => picture.bytes)}::bigint[]) as wanted (crc, bytes)
      join stock_record_pictures p using (crc, bytes)
      join stock_records r on r.id = p.record_id and r.account_id = ${accountId}
      join images i on i.id = p.image_id and i.owner_id = ${accountId}
     order by p.crc, p.bytes, p.image_id`.execute(db)
  const seen = new Map(rows.map(({ image_id: imageId, ...sum }) => [getChecksum(sum), imageId]))
  const known = missing.filter(({ picture }) => seen.has(getChecksum(picture)))
  if (known.length > 0) {
    await transact(db, async (tx) => {
      for (const one of known)
        await recordStored(tx, run, one, must(seen.get(getChecksum(one.picture)), 'image'))
    })
  }
  return missing.filter(({ picture }) => !seen.has(getChecksum(picture)))
}

const getKey = (recordId: number, picture: Parameters<typeof getChecksum>[0]) =>
  `${recordId} ${getChecksum(picture)}`

/** Selects the image of each record's picture; null if it was unreadable. */
async function selectStored(db: Db, records: { id: number }[]): Promise<Map<string, number | null>> {
  if (records.length === 0) return new Map()
  const ids = records.map(({ id }) => id)
  const stored = db.selectFrom('stock_record_pictures').selectAll().where('record_id', 'in', ids)
  return new Map((await stored.execute()).map((row) => [getKey(row.record_id, row), row.image_id]))
}

/** @returns null if it isn't a readable picture */
async function storeOne(
  platform: Platform,
  run: Run,
  one: Missing,
  source: string | undefined,
): Promise<number | null> {
  if (source === undefined) return await recordStoredAlone(platform.db, run, one, null)
  const file = { name: one.picture.name, content: { path: source, size: one.picture.bytes } }
  return await storeBehindOthers(platform, run.account_id, file, (tx, imageId) =>
    recordStored(tx, run, one, imageId),
  )
}

async function recordStoredAlone<ImageId extends number | null>(
  db: Db,
  run: Run,
  one: Missing,
  imageId: ImageId,
) {
  await transact(db, (tx) => recordStored(tx, run, one, imageId))
  return imageId
}

/**
 * Counted in the same transaction, so that the run's number is right whenever a worker is killed.
 */
async function recordStored(
  tx: Tx,
  run: Run,
  { record_id: recordId, picture: { crc, bytes } }: Missing,
  imageId: number | null,
): Promise<void> {
  await tx
    .insertInto('stock_record_pictures')
    .values({ record_id: recordId, crc, bytes, image_id: imageId })
    .onConflict((on) => on.columns(['record_id', 'crc', 'bytes']).doUpdateSet({ image_id: imageId }))
    .execute()
  if (imageId === null) return
  await tx
    .updateTable('stock_feed_runs')
    .set({ picture_count: sql`picture_count + 1` })
    .where('id', '=', run.id)
    .execute()
}

/** Returns them in the feed's order. Undefined without any: the listing then keeps its own. */
export async function selectImageIds(
  db: Db,
  record: WholeRecord,
  maxEach: number,
): Promise<number[] | undefined> {
  const stored = await selectStored(db, [record])
  const first = record.pictures.slice(0, maxEach)
  const ids = first.flatMap((picture) => stored.get(getKey(record.id, picture)) ?? [])
  return ids.length > 0 ? [...new Set(ids)] : undefined
}

/** Selects archives that aren't needed any more. */
export async function selectOldArchives(db: Db) {
  return await db
    .selectFrom('stock_feeds')
    .select(['account_id', 'picture_keys'])
    .where('pictures_at', '<', sql<Date>`clock_timestamp() - interval '14 days'`)
    .where(sql<boolean>`picture_keys <> '{}'`)
    .execute()
}
