import { removeStoredFilesTask } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'

export async function forgetImports(tx: Tx, sellerId: AccountId): Promise<void> {
  const runs = await tx
    .deleteFrom('listing_import_runs')
    .where('seller_id', '=', sellerId)
    .returning('file_key')
    .execute()
  await tx.deleteFrom('listing_references').where('seller_id', '=', sellerId).execute()
  await tx.deleteFrom('listing_import_pictures').where('seller_id', '=', sellerId).execute()
  const keys = runs.flatMap((run) => run.file_key ?? [])
  if (keys.length > 0) await enqueue(tx, removeStoredFilesTask, { keys })
}
