import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#server/platform/database/db.ts'
import {
  buildTokenQuery,
  getKey,
  type Page,
  type PageWanted,
  type SearchRequest,
} from '../query/search.matching.queries.ts'
import { type Counted, enough } from '../facets/search.facets.rules.ts'
import { type Order, orders } from '../query/search.rules.ts'
import { InvertedIndex } from './inverted-index.rules.ts'
import type { NumberName } from './inverted-index.types.ts'
import {
  removals_kept_min,
  selectChanges,
  selectRowsAfter,
  selectRowsOf,
  selectSnapshot,
  type Snapshot,
} from './inverted-index.queries.ts'
import { countSlots, type SlotSet } from './slot-sets.rules.ts'
import { parseTokenQuery } from './token-query.rules.ts'

/** With more listings, or bytes, PostgreSQL counts. */
const max_listings = 250_000
const max_weight = 400_000_000
/** Rows read at once: nothing else of the node goes on while they are put in. */
const piece = 50
/** Searches wait for so many changes; of more the index is read again, and nobody waits. */
const max_changes = 500
const max_unasked_ms = (removals_kept_min / 2) * 60_000
/** Nothing is right for good: what happens to the database behind its back ends with this. */
const max_age_ms = 6 * 3_600_000
/** From when an index was read, or could not be, until one is read again. */
const rest_ms = 300_000

interface Follower {
  log: Pick<Logger, 'warn'>
  index: InvertedIndex | null
  /** Read, and not yet brought up to date by a search. */
  loaded: InvertedIndex | null
  seen: Snapshot
  asked_at: number
  loading: Promise<void> | null
  loaded_at: number
  rests_until: number
  running: Promise<void> | null
  queued: Promise<void> | null
  /** Who waited together goes on one by one, with what else the node does between them. */
  turn: Promise<void>
}

const followers = new WeakMap<Db, Follower>()

/** Of a node's own handle: from the first search on its rows are followed in memory. */
export function indexInMemory({ db, log }: { db: Db; log: Follower['log'] }): void {
  followers.set(db, {
    log,
    index: null,
    loaded: null,
    seen: { oldest_running: '0', next: '0' },
    asked_at: 0,
    loading: null,
    loaded_at: 0,
    rests_until: 0,
    running: null,
    queued: null,
    turn: Promise.resolve(),
  })
}

/**
 * Afterwards the index, if there is one, has everything that was committed before the call. Who calls while it catches
 * up waits for the next time, which all of them share. A small market is read whole by the first call; while a larger
 * one is being read, and where that fails, there is no index.
 */
export async function catchUpIndex(db: Db): Promise<void> {
  const follower = followers.get(db)
  if (!follower) return
  follower.queued ??= (async () => {
    await follower.running
    follower.running = follower.queued
    follower.queued = null
    await advance(db, follower)
  })()
  await follower.queued
  follower.turn = follower.turn.then(() => setImmediate())
  await follower.turn
}

/** Never throws: a search without an index is answered all the same. */
async function advance(db: Db, follower: Follower): Promise<void> {
  try {
    if (!follower.loaded && !follower.index) await startLoading(db, follower)
    const index = follower.loaded ?? follower.index
    if (!index) return
    const now = performance.now()
    const isOld = now - follower.asked_at > max_unasked_ms || now - follower.loaded_at > max_age_ms
    const isUpToDate = !isOld && !isTooHeavy(index) && (await applyChanges(db, follower, index))
    follower.loaded = null
    follower.index = isUpToDate ? index : null
    if (!isUpToDate) await startLoading(db, follower)
  } catch (err) {
    forget(follower)
    follower.log.warn({ err }, 'the index of searches could not be kept up to date')
  }
}

const isTooHeavy = (index: InvertedIndex) =>
  index.isWorn || index.size > max_listings || index.weight > max_weight

function forget(follower: Follower): void {
  follower.index = null
  follower.loaded = null
  follower.rests_until = performance.now() + rest_ms
}

/** @returns false where it is better read again */
async function applyChanges(db: Db, follower: Follower, index: InvertedIndex): Promise<boolean> {
  const asked_at = performance.now()
  const { changes, ...seen } = await selectChanges(db, follower.seen.oldest_running, max_changes)
  // An older copy of the database took its place.
  if (changes.length === max_changes || BigInt(seen.next) < BigInt(follower.seen.next)) return false
  const changed = changes.filter(
    ({ listing_id, changed_in, is_removed }) => is_removed || !index.isAsChangedIn(listing_id, changed_in),
  )
  const ids = changed.flatMap(({ listing_id, is_removed }) => (is_removed ? [] : [listing_id]))
  for (let from = 0; from < ids.length; from += piece) {
    const some = ids.slice(from, from + piece)
    const rows = await selectRowsOf(db, some)
    for (const row of rows) index.put(row)
    const there = new Set(rows.map(({ listing_id }) => listing_id))
    for (const id of some) if (!there.has(id)) index.remove(id)
  }
  for (const { listing_id, is_removed } of changed) if (is_removed) index.remove(listing_id)
  follower.seen = seen
  follower.asked_at = asked_at
  return true
}

/** @returns when the first piece is read, and with it a small market */
async function startLoading(db: Db, follower: Follower): Promise<void> {
  if (follower.loading || performance.now() < follower.rests_until) return
  const first = Promise.withResolvers<void>()
  follower.loading = load(db, follower, first.resolve)
    .catch((err: unknown) => {
      forget(follower)
      follower.log.warn({ err }, 'the index of searches could not be read')
    })
    .finally(() => {
      follower.loading = null
      first.resolve()
    })
  await first.promise
}

async function load(db: Db, follower: Follower, tellOfFirst: () => void): Promise<void> {
  const index = new InvertedIndex()
  const asked_at = performance.now()
  const { rows: expected, ...seen } = await selectSnapshot(db)
  const { changes } = await selectChanges(db, seen.oldest_running, max_changes)
  // A transaction that stays open for long would have it read again and again.
  if (expected > max_listings || changes.length === max_changes) return forget(follower)
  let after: number | undefined = 0
  while (after !== undefined) {
    const rows = await selectRowsAfter(db, after, piece)
    for (const row of rows) index.put(row)
    if (isTooHeavy(index)) return forget(follower)
    after = rows.length < piece ? undefined : rows.at(-1)!.listing_id
    if (after !== undefined) tellOfFirst()
  }
  index.endLoading()
  const loaded_at = performance.now()
  Object.assign(follower, { seen, asked_at, loaded_at, rests_until: loaded_at + rest_ms, loaded: index })
}

/** Null without an index, or where only PostgreSQL can tell. */
function find(db: Db, asked: SearchRequest): { index: InvertedIndex; found: SlotSet } | null {
  const index = followers.get(db)?.index
  const { query, wanted, words } = asked
  if (!index || query.near !== undefined || query.window !== undefined || wanted.ranges.length > 0)
    return null
  if (words === '') return { index, found: new Uint32Array(0) }
  const tokens = buildTokenQuery(asked)
  const parsed = tokens === '' ? null : parseTokenQuery(tokens)
  if (tokens !== '' && !parsed) return null
  return { index, found: index.find(getKey(asked), parsed, query) }
}

/** The orders of which the index has all that they go by. */
const by_number = {
  newest: 'published_ms',
  closing_soon: 'closes_ms',
  price_low: 'price_or_last_cents',
  price_high: 'price_cents',
  most_bids: 'bid_count',
  most_watched: 'watchers',
} as const satisfies Partial<Record<Order, NumberName>>

const hasNumber = (order: Order): order is keyof typeof by_number => order in by_number

/** As of when the index caught up last, like all that it tells. */
export function selectPageInMemory(db: Db, wanted: PageWanted): Page | null {
  const { order, after, size } = wanted
  const hits = hasNumber(order) ? find(db, wanted) : null
  if (!hits || !hasNumber(order)) return null
  const by = by_number[order]
  const isTime = by.endsWith('_ms')
  const [value, listing_id] = after ?? []
  const placed = hits.index.select(hits.found, {
    by,
    isDescending: orders[order].direction === 'desc',
    size: size + 1,
    after: after && {
      value: isTime ? Date.parse(value as string) : (value as number),
      listing_id: listing_id as number,
    },
  })
  return {
    rows: placed.map((one) => ({
      listing_id: one.listing_id,
      end: [isTime ? new Date(one.value).toISOString() : one.value, one.listing_id],
    })),
    total: countSlots(hits.found),
  }
}

export function countInMemory(db: Db, asked: SearchRequest): number | null {
  const hits = find(db, asked)
  return hits && countSlots(hits.found)
}

/** Of more than so many, one of a few is counted, so that it takes no longer. */
export function tallyInMemory(db: Db, asked: SearchRequest, max_exact: number): Counted | null {
  const hits = find(db, asked)
  if (!hits) return null
  const count = countSlots(hits.found)
  const step = count > max_exact ? Math.ceil(count / enough) : 1
  return { ...hits.index.tally(hits.found, step), is_sampled: step > 1, times: step }
}
