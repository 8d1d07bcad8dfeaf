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
import { InvertedIndex, type NumberName } from './inverted-index.rules.ts'
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

/** Some 0.9 kB each. PostgreSQL counts for markets with more. */
const max_listings = 250_000
/** Read at once, for which nothing else waits longer than some milliseconds. */
const piece = 100
const max_age_ms = (removals_kept_min / 2) * 60_000
/** Until one that could not be made is tried again. */
const rest_ms = 60_000

interface Follower {
  index: InvertedIndex | null
  seen: Snapshot
  seen_at: number
  loading: Promise<void> | null
  rests_until: number
  running: Promise<void> | null
  queued: Promise<void> | null
}

const followers = new WeakMap<Db, Follower>()

/** Of a node's own handle: from the first search on its rows are followed in memory. */
export function indexInMemory(db: Db): void {
  const seen = { oldest_running: '0', next: '0' }
  const idle = { index: null, loading: null, running: null, queued: null }
  followers.set(db, { ...idle, seen, seen_at: 0, rests_until: 0 })
}

/**
 * Afterwards the index has everything that was committed before the call. Who calls while it catches up waits for the
 * next time, which all of them share. A small market is read whole by the first call; while a larger one is being read
 * there is no index.
 */
export async function catchUpIndex(db: Db): Promise<void> {
  const follower = followers.get(db)
  if (!follower) return
  follower.queued ??= (async () => {
    await follower.running?.catch(() => undefined)
    follower.running = follower.queued
    follower.queued = null
    await advance(db, follower)
  })()
  const turn = follower.queued
  await turn
  if (follower.running === turn) follower.running = null
}

async function advance(db: Db, follower: Follower): Promise<void> {
  const { index } = follower
  if (!index) return await startLoading(db, follower)
  if (performance.now() - follower.seen_at > max_age_ms || index.isWorn || index.size > max_listings) {
    follower.index = null
    return await startLoading(db, follower)
  }
  try {
    await applyChanges(db, follower, index)
  } catch (error) {
    // What it missed isn't known, so it counts for nothing.
    follower.index = null
    throw error
  }
}

async function applyChanges(
  db: Db,
  follower: Pick<Follower, 'index' | 'seen' | 'seen_at'>,
  index: InvertedIndex,
): Promise<void> {
  const asked_at = performance.now()
  const { changes, ...seen } = await selectChanges(db, follower.seen.oldest_running)
  // Another database took this one's place.
  if (BigInt(seen.next) < BigInt(follower.seen.next)) {
    follower.index = null
    return
  }
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
  follower.seen_at = asked_at
}

/** @returns when the first piece is read, and with it a small market. */
async function startLoading(db: Db, follower: Follower): Promise<void> {
  if (follower.loading || performance.now() < follower.rests_until) return
  const first = Promise.withResolvers<void>()
  follower.loading = load(db, follower, first.resolve)
    .catch(() => {
      follower.rests_until = performance.now() + rest_ms
    })
    .finally(() => {
      follower.loading = null
      first.resolve()
    })
  await first.promise
}

async function load(db: Db, follower: Follower, tellOfFirst: () => void): Promise<void> {
  const index = new InvertedIndex()
  const before = { index, seen: await selectSnapshot(db), seen_at: performance.now() }
  let after = 0
  for (;;) {
    const rows = await selectRowsAfter(db, after, piece)
    for (const row of rows) index.put(row)
    if (rows.length < piece) break
    after = rows.at(-1)!.listing_id
    tellOfFirst()
    if (index.size > max_listings) {
      follower.rests_until = performance.now() + 10 * rest_ms
      return
    }
  }
  await applyChanges(db, before, index)
  Object.assign(follower, before)
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

/** As of when the index caught up last. */
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

/** As of when the index caught up last. */
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
