import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { readPermission } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { maxImageBytes, maxImages } from '#domains/media/common/media.ts'
import { enforceQuota, storeBehindOthers } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { NotFetched } from '#platform/server/push/fetch-publicly.ts'
import { NotPublic } from '#platform/server/push/post-publicly.ts'
import type { PictureSource } from '../mapping/pictures.rules.ts'
import { selectKnownPictures } from '../pictures.queries.ts'
import { takeOut } from '../reading/import-file.adapter.ts'
import type { RunRow } from '../runs/runs.queries.ts'
import * as t from '#domains/listing-import/texts.ts'

export interface Photos {
  image_ids: number[]
  /** Why some are missing; empty if none is. */
  message: string
}

export interface OpenedPictures {
  close(): Promise<void>
  store(sources: readonly PictureSource[] | undefined): Promise<Photos>
}

const none: Photos = { image_ids: [], message: '' }

/** Fetched pictures and extracted ones go through a folder that ends with this turn of the run. */
export async function openPictures(platform: Platform, run: RunRow): Promise<OpenedPictures> {
  const { db, config, storage } = platform
  const { seller_id: sellerId } = run
  const seller = { seller_id: sellerId, siteUrl: config.http.publicUrl }
  const { limit } = await readPermission(db, sellerId, { action: 'add_picture', type: 'general', have: 0 })
  const most = Math.min(limit ?? maxImages, maxImages)
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-import-'))
  let hasQuota = false

  async function store(sources: readonly PictureSource[] | undefined): Promise<Photos> {
    if (sources === undefined || sources.length === 0) return none
    const wanted = sources.slice(0, most)
    const known = await selectKnownPictures(db, seller, wanted)
    if (known.includes(null) && !hasQuota) {
      // Checked once for all of them: an account's total isn't summed for each.
      await enforceQuota(db, sellerId)
      hasQuota = true
    }
    const ids: number[] = []
    const problems: string[] = []
    for (const [n, source] of wanted.entries()) {
      const imageId = known[n] ?? (await storeOne(source))
      if (typeof imageId === 'number') ids.push(imageId)
      else problems.push(imageId)
    }
    const missing =
      problems.length === 0 ? '' : t.photos_are_missing({ count: problems.length, why: problems[0] ?? '' })
    return { image_ids: [...new Set(ids)], message: missing }
  }

  /** @returns the image, or why there's none */
  async function storeOne(source: PictureSource): Promise<number | string> {
    const target = path.join(folder, 'picture')
    try {
      const file =
        source.kind === 'address' ? await fetchOne(source.source, target) : await extract(source.name)
      if (typeof file === 'string') return file
      const name = source.kind === 'file' ? source.name : 'picture'
      const imageId = await storeBehindOthers(platform, sellerId, { name, content: file }, async (tx, id) => {
        if (id !== null) await recordStored(tx, run, source.source, id)
      })
      return imageId ?? t.its_no_readable_picture()
    } finally {
      await rm(target, { force: true })
    }
  }

  async function fetchOne(address: string, target: string) {
    try {
      const limits = { maxBytes: maxImageBytes, kind: 'image/' }
      return { path: target, size: await platform.fetchPublicly(new URL(address), target, limits) }
    } catch (error) {
      if (error instanceof NotPublic) return t.its_address_isnt_public()
      if (error instanceof NotFetched && error.reason === 'too_large') return t.its_file_is_too_large()
      if (error instanceof NotFetched && error.reason === 'wrong_kind') return t.its_no_readable_picture()
      return t.its_address_gave_no_picture()
    }
  }

  async function extract(name: string) {
    const archive = run.file_key === null ? null : await storage.locate(run.file_key)
    if (!archive) return t.the_file_is_gone()
    try {
      const taken = await takeOut(archive.path, [name], folder)
      if ('refused' in taken) return taken.refused
      const [first] = taken
      return first ? { path: first[1], size: (await stat(first[1])).size } : t.its_no_readable_picture()
    } finally {
      await archive.release()
    }
  }

  return { store, close: () => rm(folder, { recursive: true, force: true }) }
}

/** Counted in the transaction that makes it, so that the run's number is right whenever a worker is killed. */
async function recordStored(
  tx: Tx,
  { id, seller_id: sellerId }: { id: number; seller_id: AccountId },
  source: string,
  imageId: number,
): Promise<void> {
  await tx
    .insertInto('listing_import_pictures')
    .values({ seller_id: sellerId, source, image_id: imageId })
    .onConflict((on) => on.columns(['seller_id', 'source']).doUpdateSet({ image_id: imageId }))
    .execute()
  await tx
    .updateTable('listing_import_runs')
    .set({ picture_count: sql`picture_count + 1` })
    .where('id', '=', id)
    .execute()
}
