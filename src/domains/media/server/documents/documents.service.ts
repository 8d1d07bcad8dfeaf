import { sql } from 'kysely'
import type { ListingDocument } from '#domains/media/common/media.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { selectShownOnListings } from '../files.queries.ts'
import { storageKey } from '../files.service.ts'
import { removeStoredFilesTask } from '../removing.service.ts'
import * as t from '#domains/media/texts.ts'

/** Returns them in the order of the ids; missing ones are left out. */
export async function selectDocuments(db: Db, ids: readonly number[]): Promise<ListingDocument[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'bytes'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Transfers them to the seller whom they were uploaded for; attached ones keep their owner. */
export async function handOverDocuments(
  tx: Tx,
  { from, to }: { from: AccountId; to: AccountId },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0 || from === to) return
  const locked = await lockDocuments(tx, from, ids)
  const shown = await selectShownOnListings(tx, locked)
  await tx
    .updateTable('files')
    .set({ owner_id: to })
    .where('id', '=', sql<number>`any(${locked.filter((id) => !shown.has(id))}::bigint[])`)
    .where('folder', '=', 'documents')
    .where('content_type', '=', 'application/pdf')
    .execute()
}

/**
 * Returns null if the listing can show them all. They are locked, so that none is removed
 * meanwhile.
 */
export async function lockOwnDocuments(
  tx: Tx,
  ownerId: AccountId,
  ids: readonly number[],
): Promise<string | null> {
  if (ids.length === 0) return null
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'name', 'content_type', 'folder'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forShare()
    .execute()
  if (rows.length < new Set(ids).size) return t.a_document_is_no_longer_there_remove()
  const other = rows.find(
    ({ content_type: contentType, folder }) => contentType !== 'application/pdf' || folder !== 'documents',
  )
  return other ? t.name_isnt_a_pdf({ name: other.name }) : null
}

/** Deletes those that no listing shows; a job deletes the bytes. */
export async function releaseDocuments(tx: Tx, ownerId: AccountId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await removeUnshown(tx, await lockDocuments(tx, ownerId, ids))
}

const maxAtOnce = 500

/**
 * Removes documents uploaded a day ago and shown nowhere, not even on a draft.
 * @returns how many
 */
export async function removeForgottenDocuments({ db }: Pick<Platform, 'db'>): Promise<number> {
  return await transact(db, async (tx) => {
    const old = await tx
      .selectFrom('files')
      .select('id')
      .where('folder', '=', 'documents')
      .where('uploaded_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
      .where(
        sql<boolean>`not exists (select from property_details p
          where p.document_ids <> '{}' and p.document_ids @> array[files.id])`,
      )
      .orderBy('id')
      .limit(maxAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    // Checked again with the documents locked: a listing may have attached one meanwhile.
    return await removeUnshown(
      tx,
      old.map(({ id }) => id),
    )
  })
}

/** @param held locked documents, so that no listing can attach one meanwhile */
async function removeUnshown(tx: Tx, locked: readonly number[]): Promise<number> {
  const retained = await selectShownOnListings(tx, locked)
  const gone = await tx
    .deleteFrom('files')
    .where('id', '=', sql<number>`any(${locked.filter((id) => !retained.has(id))}::bigint[])`)
    .returning(['key', 'content_type'])
    .execute()
  if (gone.length > 0) await enqueue(tx, removeStoredFilesTask, { keys: gone.map(storageKey) })
  return gone.length
}

async function lockDocuments(tx: Tx, ownerId: AccountId, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
