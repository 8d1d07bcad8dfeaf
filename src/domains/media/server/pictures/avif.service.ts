import { sql } from 'kysely'
import { transact } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { encodeAvif, type Framing } from '#platform/server/files/pictures.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pictureSizes } from '../media.view.ts'
import { fileKey, readOriginalFile, removeAvifFiles } from './readdress.service.ts'

interface ShownPicture {
  id: number
  key: string
}

const maxTries = 3

export const makeAvifTask = task<ShownPicture>({
  name: 'make_avif',
  run: async (shown, platform) => await makeAvif(platform, shown),
})

/**
 * Published only when all its sizes exist, so a worker may die at any point. Sizes no longer needed
 * by then are deleted again.
 */
async function makeAvif({ db, storage }: Platform, { id, key }: ShownPicture): Promise<void> {
  const [row] = await transact(db, (tx) =>
    tx
      .updateTable('images')
      .set({ avif_tries: sql`avif_tries + 1` })
      .where('id', '=', id)
      .where('key', '=', key)
      .where('has_avif', '=', false)
      .returning(['key', 'original_key', 'framing'])
      .execute(),
  )
  const original = row && (await readOriginalFile(storage, row))
  if (!original) return await removeUnlessShown()
  // Without an original, the largest size is framed already.
  const framing = row.original_key ? fromColumn<Framing | null>(row.framing) : null
  const made = await encodeAvif(original, framing, pictureSizes)
  for (const [size, bytes] of made) await storage.put(fileKey(key, size, 'avif'), bytes, 'image/avif')
  await transact(db, (tx) =>
    tx.updateTable('images').set({ has_avif: true }).where('id', '=', id).where('key', '=', key).execute(),
  )
  await removeUnlessShown()

  async function removeUnlessShown() {
    const shown = await db
      .selectFrom('images')
      .select('id')
      .where('id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst()
    if (!shown) await removeAvifFiles(storage, key)
  }
}

/** Pictures without AVIF: older ones, the demo's, and those given up on. */
export async function makeMissingAvif(platform: Platform, most = 20): Promise<number> {
  const missing = await platform.db
    .selectFrom('images')
    .select(['id', 'key'])
    .where('has_avif', '=', false)
    .where('avif_tries', '<', maxTries)
    .where('uploaded_at', '<', sql<Date>`clock_timestamp() - interval '10 minutes'`)
    .orderBy('id')
    .limit(most)
    .execute()
  for (const shown of missing) await makeAvif(platform, shown)
  return missing.length
}
