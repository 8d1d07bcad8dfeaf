import { transact } from '#platform/server/database/db.ts'
import { enqueue, task } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { purgeMedia } from './purging.service.ts'

export type RemovingPlatform = Pick<Platform, 'db' | 'storage' | 'config'>

export const removeStoredFilesTask = task<{ keys: string[] }>({
  name: 'remove_stored_files',
  run: async ({ keys }, platform) => await deleteFiles(platform, keys),
})

/** Deleted first: a CDN that has forgotten a picture mustn't find it again. */
async function deleteFiles(platform: RemovingPlatform, keys: string[]): Promise<void> {
  for (const key of keys) await platform.storage.delete(key)
  await purgeMedia(platform, keys)
}

/** Deletes now, or by a job while the storage is away: their rows are gone already. */
export async function removeStored(platform: RemovingPlatform, keys: string[]): Promise<void> {
  try {
    await deleteFiles(platform, keys)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await transact(platform.db, (tx) => enqueue(tx, removeStoredFilesTask, { keys }))
  }
}
