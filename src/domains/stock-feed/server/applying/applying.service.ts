import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Selectable } from 'kysely'
import type { FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { findUnread, getChecksum } from '../comparing/compare.service.ts'
import {
  mapFeedVehicle,
  readMappingTerms,
  type MappedVehicle,
  type MappingTerms,
} from '../mapping/mapping.service.ts'
import { listRefusals } from '../mapping/refusals.rules.ts'
import { selectRecords, selectUnread, updateRecords, type WholeRecord } from '../records/records.queries.ts'
import { now, selectRun, updateRun, type RunRow } from '../runs/runs.queries.ts'
import { enqueueRun } from '../runs/starting.service.ts'
import { listVehicle, requireFields, withdrawVehicle, type ListingResult } from './list-vehicle.service.ts'
import { readPictureLimit, selectImageIds, storePictures } from './pictures.service.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** Few at a time, so that the progress bar moves: their pictures come first. */
const atATime = 4
/** Then other jobs of the worker run. */
const maxMs = 8_000

type Item = Selectable<DB['stock_feed_items']>

/** Works for a few seconds; then a job continues. The next worker doesn't repeat settled items. */
export async function applySome(platform: Platform, run: RunRow): Promise<void> {
  const { db, config } = platform
  const endsMs = Date.now() + maxMs
  const terms = await readMappingTerms(db, config, run.account_id)
  const maxPictures = await readPictureLimit(db, run.account_id)
  while (Date.now() < endsMs) {
    if ((await selectRun(db, run.id))?.is_cancelling) return await finish(db, run.id, 'cancelled')
    const items = await selectOpen(db, run.id)
    if (items.length === 0) return await finish(db, run.id, 'done')
    const records = await selectRecords(
      db,
      items.flatMap(({ record_id: recordId }) => recordId ?? []),
    )
    const listing = items.filter(({ outcome }) => outcome !== 'gone')
    const withPictures = listing.flatMap(({ record_id: recordId }) => records.get(recordId ?? 0) ?? [])
    await storePictures(platform, run, withPictures, maxPictures)
    for (const item of items) {
      const record = item.record_id === null ? undefined : records.get(item.record_id)
      const beganMs = performance.now()
      await settle(platform, item, record, { terms, max_pictures: maxPictures })
      // Pauses as long as the work took: on a busy machine an import uses less of it.
      await pause(performance.now() - beganMs)
    }
  }
  await transact(db, async (tx) => {
    await updateRun(tx, run.id, { claimed_until: null, attempts: 0 })
    await enqueueRun(tx, run.id)
  })
}

/**
 * Removals come last: a vehicle is withdrawn only when all others are listed, with their pictures.
 */
const selectOpen = (db: Db, runId: number): Promise<Item[]> =>
  db
    .selectFrom('stock_feed_items')
    .selectAll()
    .where('run_id', '=', runId)
    .where('result', 'is', null)
    .orderBy(sql`outcome = 'gone'`)
    .orderBy('id')
    .limit(atATime)
    .execute()

async function finish(db: Db, id: number, status: 'done' | 'cancelled'): Promise<void> {
  await transact(db, (tx) => updateRun(tx, id, { status, finished_at: now, claimed_until: null }))
}

interface Terms {
  terms: MappingTerms
  max_pictures: number
}

async function settle(platform: Platform, item: Item, record: WholeRecord | undefined, terms: Terms) {
  const { db } = platform
  if (!record) {
    return await transact(db, (tx) =>
      writeResult(tx, item.id, { result: 'left', message: t.its_record_was_deleted() }, []),
    )
  }
  if (item.outcome === 'gone') {
    const done = await withdrawVehicle(platform, record)
    return await transact(db, async (tx) => {
      await recordWithdrawn(tx, record.id, done)
      await writeResult(tx, item.id, done, [])
    })
  }
  const unread = (await selectUnread(db, [record.id])).get(record.id)
  const vehicle = mapFeedVehicle(record.said, terms.terms, record.pictures.map(getChecksum))
  const mapped = { ...vehicle, problems: [...vehicle.problems, ...findUnread(record.pictures, unread)] }
  try {
    const imageIds = await selectImageIds(db, record, terms.max_pictures)
    const done = await listVehicle(platform, { record, mapped: requireFields(mapped), image_ids: imageIds })
    await transact(db, async (tx) => {
      await recordListed(tx, record.id, mapped, done)
      await writeResult(tx, item.id, done, mapped.problems)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.key === 'unavailable') throw error
    const refusals = listRefusals(error.details.errors ?? { whole: error.message }, mapped)
    const problems = [...mapped.problems, ...refusals]
    await transact(db, async (tx) => {
      const refused = { state: 'refused', problems: JSON.stringify(problems), updated_at: now } as const
      await updateRecords(tx, [record.id], refused)
      await writeResult(tx, item.id, { result: 'refused', message: '' }, problems)
    })
  }
}

const writeResult = (
  tx: Tx,
  id: number,
  { result, message }: { result: ListingResult['result'] | 'refused'; message: string },
  problems: FeedProblem[],
) =>
  tx
    .updateTable('stock_feed_items')
    .set({ result, message, problems: JSON.stringify(problems), settled_at: now })
    .where('id', '=', id)
    .execute()

/** A vehicle left alone on purpose isn't retried until the feed changes it. */
const recordListed = (tx: Tx, id: number, { applied, problems, title }: MappedVehicle, done: ListingResult) =>
  updateRecords(tx, [id], {
    state: done.is_open ? 'changed' : 'listed',
    ...(!done.is_open && { applied: JSON.stringify(applied) }),
    problems: JSON.stringify(problems),
    title,
    updated_at: now,
    withdrawn_at: null,
    ...(done.listing_id !== null && { listing_id: done.listing_id }),
  })

const recordWithdrawn = (tx: Tx, id: number, { result, listing_id: listingId }: ListingResult) =>
  updateRecords(tx, [id], {
    state: 'withdrawn',
    problems: '[]',
    updated_at: now,
    // A listing that somebody else ended isn't relisted automatically.
    withdrawn_at: result === 'withdrawn' ? now : null,
    ...(listingId !== null && { listing_id: listingId }),
  })
