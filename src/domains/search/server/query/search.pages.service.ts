import { type Near, readNear } from '#domains/places/common/near.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { isCertain, maxExact, type Sample, sampleFor, smallestSample } from './search.cells.rules.ts'
import { getKey, type SearchRequest, type Page, type PageWanted } from './search.matching.queries.ts'
import {
  countIn,
  isOnlyNear,
  selectAtPoints,
  estimateRows,
  selectSorted,
  scanByTotal,
  scanSortIndex,
} from './search.queries.ts'
import { type Order, getSort, type PageStart, radiusFor } from './search.rules.ts'

const ttlMs = 60_000

export interface Hits {
  hits: number
  /** The weight of each counted hit: 1 if all were counted. */
  times: number
}

export type Count<Counted> = (sample: Sample | null, most: number) => Promise<Counted>

/**
 * Counts up to a thousand hits exactly, and more in a sample of a size that takes as long.
 * @param max for tests
 */
export async function countInSample<Counted extends { hits: number }>(
  source: DataSource,
  request: SearchRequest,
  count: Count<Counted>,
  max = maxExact,
): Promise<Counted & Hits> {
  const estimate = await estimateHits(source, request)
  const seemsMany = estimate > 2 * max
  if (seemsMany) {
    const sampled = await countIt(count, sampleFor(estimate))
    if (isCertain(sampled.hits * sampled.times, max)) return sampled
  }
  const whole = await count(null, max + 1)
  if (whole.hits <= max) return { ...whole, times: 1 }
  return await countIt(count, sampleFor(seemsMany ? estimate : max))
}

/** A limit in case there are far more hits than expected. */
const maxInSample = 20_000

async function countIt<Counted extends { hits: number }>(count: Count<Counted>, sample: Sample) {
  return { ...(await count(sample, maxInSample)), times: sample }
}

/** Fewer are counted as fast as they are looked up, and then are always fresh. */
const worthCaching = maxExact

/** Expensive counts are at most a minute old. */
export const countCache = <Counted extends Hits>(
  options: Pick<CacheOptions<Counted>, 'name' | 'maxBytes' | 'sizeOf'>,
): CacheOptions<Counted> => ({
  ...options,
  ttlMs,
  isWorthCaching: ({ hits, times }) => hits * times >= worthCaching,
})

const hitCountCache = countCache<Hits>({
  name: 'counts of searches',
  maxBytes: 2 ** 20,
  sizeOf: () => 500,
})

async function countHits(source: DataSource, request: SearchRequest): Promise<Hits> {
  const count: Count<{ hits: number }> = async (sample, most) => ({
    hits: await countIn(source.db, request, sample, most),
  })
  return await source.caches
    .open(hitCountCache)
    .read(getKey(request), () => countInSample(source, request, count))
}

const estimateCache: CacheOptions<number> = {
  name: 'estimates of searches',
  maxBytes: 2 ** 20,
  sizeOf: () => 500,
  ttlMs,
}

/**
 * Counts in the smallest sample, at most a minute old: it only decides how the same page is found.
 */
export async function estimateHits({ db, caches }: DataSource, request: SearchRequest): Promise<number> {
  return await caches
    .open(estimateCache)
    .read(getKey(request), async () => smallestSample * (await countIn(db, request, smallestSample)))
}

interface Limits {
  /** Up to this many hits are sorted; beyond that the order's index is scanned. */
  maxSorted: number
  /**
   * Up to this many hits are ranked; beyond that, those with the words in their title come first.
   * No more than are counted exactly: no order depends on a sample.
   */
  maxRanked: number
  /** At most this many rows are scanned for a page; if hits are rarer, they are sorted. */
  rowBudget: number
}
const usual: Limits = { maxSorted: maxExact, maxRanked: maxExact, rowBudget: 20_000 }

export interface FoundPage {
  ids: ListingId[]
  next: PageStart | null
  total: number
  isTotalSampled: boolean
}

interface PageRequest extends SearchRequest {
  start: PageStart | null
  /** Given if they are counted anyway. */
  count?: (() => Promise<Hits>) | undefined
}

type LimitedPageQuery = PageWanted & { limits: Limits }

/**
 * Reads about a page's worth of rows, however many listings there are: few hits are sorted, many
 * are scanned in the requested order until the page is full. Both ways give the same page.
 */
export async function findPage(
  source: DataSource,
  { start, count = () => countHits(source, request), ...request }: PageRequest,
  limits: Limits = usual,
): Promise<FoundPage> {
  const { hits, times } = await count()
  const total = hits * times
  const order = start?.order ?? firstOrder(request, total, limits)
  const { limit: size } = request.query
  const wanted = { ...request, order, after: start?.end ?? null, size, limits }
  const page =
    order === 'title_first' ? await selectTitleFirst(source, wanted) : await selectPage(source, wanted, total)
  const shown = page.slice(0, size)
  const last = page.length > size ? shown.at(-1) : undefined
  const isWhole = !start && !last
  return {
    ids: shown.map(({ listing_id: listingId }) => listingId),
    next: last ? { order, end: last.end } : null,
    // A complete result is surer than a count.
    total: isWhole ? page.length : total,
    isTotalSampled: !isWhole && times > 1,
  }
}

function firstOrder({ query }: SearchRequest, hits: number, { maxRanked }: Limits): Order {
  const order = getSort(query)
  return order === 'relevance' && hits > maxRanked ? 'title_first' : order
}

async function selectPage(source: DataSource, wanted: LimitedPageQuery, hits: number): Promise<Page> {
  const { db } = source
  const { maxSorted, rowBudget } = wanted.limits
  if (wanted.order === 'relevance') return await selectRanked(db, wanted, hits)
  if (hits <= maxSorted) return await selectSorted(db, wanted)
  if (wanted.order === 'nearest') return await selectNearest(db, wanted, hits)
  if (wanted.order === 'total')
    return (await scanByTotal(db, wanted, rowBudget)) ?? (await selectSorted(db, wanted))
  const isRare = hits > 0 && (wanted.size * (await estimateRows(source))) / hits > 2 * hits
  return (
    (isRare && maxSorted > 0 ? null : await scanSortIndex(db, wanted, rowBudget)) ??
    (await selectSorted(db, wanted))
  )
}

/** Titles with all words rank first, so if they fill a page, no others are ranked. */
async function selectRanked(db: Db, wanted: LimitedPageQuery, hits: number): Promise<Page> {
  const { ranks, after, size } = wanted
  if (ranks && !after && hits > size) {
    const page = await selectSorted(db, { ...wanted, narrower: ranks.titled, subject: null })
    if (page.length > size) return page
  }
  return await selectSorted(db, wanted)
}

async function selectTitleFirst(source: DataSource, wanted: LimitedPageQuery): Promise<Page> {
  const page: Page = []
  // The typed text may leave nothing to search for.
  if (!wanted.words || !wanted.ranks) return page
  const { titled } = wanted.ranks
  const parts = [
    { title: 1, words: titled, subject: null },
    { title: 0, words: `${wanted.words} & !(${titled})`, subject: wanted.subject },
  ]
  for (const { title, ...found } of parts) {
    const [reached, ...after] = wanted.after ?? [1]
    if (title > Number(reached)) continue
    const size = wanted.size - page.length
    if (size < 0) break
    const part: LimitedPageQuery = {
      ...wanted,
      ...found,
      ranks: null,
      order: 'newest',
      size,
      after: title === reached && after.length > 0 ? after : null,
    }
    const rows = await selectPage(source, part, await estimateHits(source, part))
    page.push(...rows.map((row) => ({ ...row, end: [title, ...row.end] })))
  }
  return page
}

async function selectNearest(db: Db, wanted: LimitedPageQuery, hits: number): Promise<Page> {
  const near = must(readNear(must(wanted.query.near, 'near')), 'near')
  const reachedKm = wanted.after ? Number(wanted.after[0]) / 1000 : 0
  let radiusKm = radiusFor(near.radiusKm, { reachedKm, share: (4 * wanted.size) / hits })
  for (; radiusKm < near.radiusKm; radiusKm = Math.ceil(radiusKm * 2)) {
    const page = await selectWithin(db, wanted, { ...near, radiusKm })
    if (page.length > wanted.size) return page
  }
  return await selectWithin(db, wanted, near)
}

async function selectWithin(db: Db, wanted: LimitedPageQuery, circle: Near): Promise<Page> {
  if (isOnlyNear(wanted)) return await selectAtPoints(db, wanted, circle)
  const near = `${circle.latitude},${circle.longitude},${circle.radiusKm}`
  return await selectSorted(db, { ...wanted, query: { ...wanted.query, near } })
}
