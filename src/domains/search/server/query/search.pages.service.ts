import { type Near, readNear } from '#domains/places/common/near.ts'
import { must } from '#platform/common/must.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { countHits, estimateHits, type Hits } from './search.counts.service.ts'
import type { Page, PageWanted, SearchRequest } from './search.matching.queries.ts'
import { isOnlyNear, selectAtPoints } from './search.nearest.queries.ts'
import { estimateRows, selectSorted, scanSortIndex } from './search.queries.ts'
import { type Order, getSort, type PageStart, radiusFor } from './search.rules.ts'
import { maxExact } from './search.samples.rules.ts'

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
