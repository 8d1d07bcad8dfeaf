import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import type { Storage } from '#platform/server/files/storage.ts'
import type { Platform } from '#platform/server/platform.ts'
import { pictureSizes } from '../media.view.ts'
import { fileKey, newKey, removeSizes } from './picture-files.service.ts'

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
async function readdress({ db, storage }: Platform, { id, key }: ShownPicture): Promise<void> {
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
      await removeSizes(storage, next)
      throw new Error(`The files of picture ${id} changed while they were copied`)
    }
  }
  await removeSizes(storage, key)
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
