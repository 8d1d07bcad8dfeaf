import type { FeedProblem, RunOutcome } from '#domains/stock-feed/common/stock-feed.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { FeedFile, FeedVehicle, SentPicture } from '../formats/format.types.ts'
import type { Applied } from '../mapping/map-vehicle.rules.ts'
import {
  findRefusals,
  mapFeedVehicle,
  readMappingTerms,
  type MappingTerms,
} from '../mapping/mapping.service.ts'
import { toProblem } from '../mapping/refusals.rules.ts'
import {
  updateRecords,
  type KnownRecord,
  selectKnownRecords,
  selectUnread,
} from '../records/records.queries.ts'
import { dropWaitingRecords } from '../records/waiting.service.ts'
import { type RunRow, now, updateRun } from '../runs/runs.queries.ts'
import { changedFields, decideOutcome, listChanges } from './compare.rules.ts'
import { insertItems, type Item } from './items.queries.ts'
import * as t from '#domains/stock-feed/texts.ts'

const isLive = ({ listing_status: listingStatus, withdrawn_at: withdrawnAt }: KnownRecord) =>
  withdrawnAt === null && (listingStatus === 'active' || listingStatus === 'pending')

const getIds = (records: KnownRecord[]) => records.map(({ id }) => id)

/** @returns how many would be withdrawn */
async function compareStock(
  db: Db,
  { id: runId, source }: RunRow,
  { known, seen }: { known: ReadonlyMap<string, KnownRecord>; seen: ReadonlySet<string> },
): Promise<number> {
  const { here = [], away = [] } = Object.groupBy(known.values(), ({ stock_number: stockNumber }) =>
    seen.has(stockNumber.toLowerCase()) ? 'here' : 'away',
  )
  // A person has reviewed a file of the whole stock; a feed's system may not know about additions.
  const gone = away.filter(({ is_addition: isAddition }) => source === 'upload' || !isAddition)
  const withdrawing = gone.filter(isLive)
  const items = withdrawing.map(({ id, stock_number: stockNumber, title }) => {
    const found = { outcome: 'gone' as const, changes: [], problems: [] }
    return { stock_number: stockNumber, title, record_id: id, ...found }
  })
  await transact(db, async (tx) => {
    const sourced = here.filter(({ is_addition: isAddition }) => isAddition)
    await updateRecords(tx, getIds(sourced), { is_addition: false })
    for (let at = 0; at < items.length; at += 1000) await insertItems(tx, runId, items.slice(at, at + 1000))
    const over = gone.filter((one) => !isLive(one))
    await updateRecords(tx, getIds(over), { waiting: JSON.stringify({ is_gone: true }) })
  })
  return withdrawing.length
}

const atATime = 40

export interface Compared {
  found: Record<RunOutcome, number>
  /** How many of the dealer's records are live. */
  listed: number
  wasCancelled: boolean
}

/**
 * Stores the feed's data beside the records, and the changes that a run would make. After a worker
 * was killed it starts again, and rewrites the items.
 */
export async function compareFeed({ db, config }: Platform, run: RunRow, feed: FeedFile): Promise<Compared> {
  await transact(db, async (tx) => {
    await dropWaitingRecords(tx, run.account_id)
    await tx.deleteFrom('stock_feed_items').where('run_id', '=', run.id).execute()
    await updateRun(tx, run.id, { total_count: feed.vehicles.length, done_count: 0, same_count: 0 })
  })
  const terms = await readMappingTerms(db, config, run.account_id)
  const known = await selectKnownRecords(db, run.account_id)
  const listed = [...known.values()].filter(isLive).length
  const found = { new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0 }
  const pictures = new Map(feed.pictures)
  const seen = new Set<string>()
  for (let at = 0; at < feed.vehicles.length; at += atATime) {
    const some = feed.vehicles.slice(at, at + atATime)
    const isGoingOn = await transact(db, async (tx) => {
      const items: Item[] = []
      const unread = await selectUnread(
        tx,
        some.flatMap((vehicle) => known.get(getKey(vehicle))?.id ?? []),
      )
      for (const vehicle of some)
        items.push(await compareVehicle(tx, { vehicle, seen, known, pictures, unread, terms, feed, run }))
      for (const { outcome } of items) found[outcome] += 1
      await insertItems(
        tx,
        run.id,
        items.filter(({ outcome }) => outcome !== 'same'),
      )
      return await recordProgress(tx, run.id, at + some.length, found.same)
    })
    if (!isGoingOn) return { found, listed, wasCancelled: true }
  }
  if (run.is_whole) found.gone = await compareStock(db, run, { known, seen })
  return { found, listed, wasCancelled: false }
}

interface Comparing {
  vehicle: FeedVehicle
  seen: Set<string>
  known: Map<string, KnownRecord>
  pictures: Map<string, SentPicture[]>
  unread: Awaited<ReturnType<typeof selectUnread>>
  terms: MappingTerms
  feed: FeedFile
  run: Pick<RunRow, 'is_whole'>
}

const maxStockNumber = 40

const getStockNumber = ({ fields }: FeedVehicle) => fields.StockNo?.trim() ?? ''

const getKey = (vehicle: FeedVehicle) => getStockNumber(vehicle).toLowerCase()

async function compareVehicle(
  tx: Tx,
  { vehicle, seen, known, pictures, unread, terms, feed, run }: Comparing,
): Promise<Item> {
  const stockNumber = getStockNumber(vehicle)
  const key = getKey(vehicle)
  const refusal = findRowProblem(stockNumber, seen)
  if (refusal !== null) {
    const title = mapFeedVehicle(vehicle, terms, null).title
    return {
      ...noItem,
      stock_number: stockNumber.slice(0, maxStockNumber),
      title,
      problems: [toProblem(refusal)],
    }
  }
  seen.add(key)
  const record = known.get(key)
  const sent = feed.hasPictures ? pictures.get(key) : undefined
  const ofIt = sent ?? record?.pictures ?? []
  const mapped = mapFeedVehicle(vehicle, terms, ofIt.map(getChecksum))
  const before = fromColumn<Applied>(record?.applied ?? {})
  const hasChanged = changedFields(before, mapped.applied).length > 0
  const hasListing = record?.listing_id != null
  const needsCheck = !hasListing || hasChanged || record.withdrawn_at !== null || record.state === 'refused'
  const { isRefused, problems: refusals } = needsCheck
    ? await findRefusals(tx, mapped, terms)
    : { isRefused: false, problems: [] }
  const outcome = decideOutcome(
    record && {
      isWithdrawn: record.withdrawn_at !== null,
      hasListing,
      hasEndedUnsold: record.listing_status === 'unsold',
    },
    { isRefused, hasChanged },
  )
  const problems = [...mapped.problems, ...refusals, ...findUnread(ofIt, unread.get(record?.id ?? 0))]
  const recordId = await saveWaiting(tx, terms.seller_id, record?.id, {
    stock_number: stockNumber,
    title: mapped.title,
    said: vehicle,
    pictures: ofIt,
    problems,
    state: stateAfter(outcome, record),
    // A feed may still withdraw a vehicle of its own that a file changed.
    is_addition: !run.is_whole && (record === undefined || outcome === 'back'),
  })
  return {
    stock_number: stockNumber,
    title: mapped.title,
    outcome,
    changes: outcome === 'changed' || outcome === 'back' ? listChanges(before, mapped.applied) : [],
    problems,
    record_id: recordId,
  }
}

const noItem = {
  outcome: 'refused',
  changes: [],
  problems: [],
  record_id: null,
} as const satisfies Partial<Item>

export const getChecksum = ({ crc, bytes }: Pick<SentPicture, 'crc' | 'bytes'>) => `${crc}-${bytes}`

/** Only this explains why a listing has fewer photos than were sent. */
export function findUnread(
  pictures: SentPicture[],
  unread: readonly Pick<SentPicture, 'crc' | 'bytes'>[] = [],
): FeedProblem[] {
  const sums = new Set(unread.map(getChecksum))
  const count = pictures.filter((picture) => sums.has(getChecksum(picture))).length
  return count === 0 ? [] : [toProblem(t.photos_couldnt_be_read({ count }))]
}

function findRowProblem(stockNumber: string, seen: ReadonlySet<string>): string | null {
  if (stockNumber === '') return t.it_has_no_stock_number()
  if (stockNumber.length > maxStockNumber) return t.its_stock_number_is_too_long({ count: maxStockNumber })
  return seen.has(stockNumber.toLowerCase()) ? t.its_stock_number_was_there_before() : null
}

function stateAfter(outcome: Item['outcome'], record: KnownRecord | undefined): KnownRecord['state'] {
  if (outcome === 'refused' || outcome === 'new' || outcome === 'changed') return outcome
  return record && record.withdrawn_at === null && outcome === 'same' ? 'listed' : 'withdrawn'
}

interface Saved {
  stock_number: string
  title: string
  said: FeedVehicle
  pictures: SentPicture[]
  problems: FeedProblem[]
  state: KnownRecord['state']
  is_addition: boolean
}

/** @returns the record that it waits beside, or the temporary one until the run is applied */
async function saveWaiting(
  tx: Tx,
  accountId: AccountId,
  recordId: number | undefined,
  { stock_number: stockNumber, is_addition: isAddition, ...waiting }: Saved,
): Promise<number> {
  if (recordId !== undefined) {
    const columns = { waiting: JSON.stringify(waiting), ...(isAddition && { is_addition: isAddition }) }
    await updateRecords(tx, [recordId], columns)
    return recordId
  }
  const { said, pictures, problems, ...columns } = waiting
  const { id } = await tx
    .insertInto('stock_records')
    .values({
      ...columns,
      account_id: accountId,
      stock_number: stockNumber,
      is_addition: isAddition,
      said: JSON.stringify(said),
      pictures: JSON.stringify(pictures),
      problems: JSON.stringify(problems),
      is_waiting: true,
      seen_at: now,
      updated_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns whether to continue: false once it's cancelled */
async function recordProgress(tx: Tx, id: number, doneCount: number, sameCount: number): Promise<boolean> {
  const { is_cancelling: isCancelling } = await tx
    .updateTable('stock_feed_runs')
    .set({ done_count: doneCount, same_count: sameCount })
    .where('id', '=', id)
    .returning('is_cancelling')
    .executeTakeFirstOrThrow()
  return !isCancelling
}
