import { type Near, readNear } from '#shared/formats/near.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { DataSource } from '#server/platform/cache/caches.ts'
import { countInMemory, selectPageInMemory } from '../inverted-index/inverted-index.service.ts'
import { countCache } from './search.counts.service.ts'
import { type Page, type PageWanted, type SearchRequest, getKey } from './search.matching.queries.ts'
import { isOnlyNear, selectAtPoints } from './search.nearest.queries.ts'
import {
  countHits,
  countManyHits,
  estimateHits,
  max_counted,
  selectSorted,
  scanSortIndex,
} from './search.queries.ts'
import { type Order, getSort, type PageStart, radiusFor } from './search.rules.ts'

interface Limits {
  /** So many hits are sorted; of more, the index of the order is walked. */
  max_sorted: number
  /** So many hits are ranked one by one; of more, those with the words in their title come first. */
  max_ranked: number
  /** So many rows are gone through at most in search of a page; where hits are rarer there, they are sorted. */
  row_budget: number
}
const usual: Limits = { max_sorted: 5_000, max_ranked: 2_000, row_budget: 20_000 }

export interface Found {
  ids: number[]
  next: PageStart | null
  /** Exact up to the most that is counted. */
  total: number
}

interface PageAsked extends SearchRequest {
  start: PageStart | null
  /** Where they are counted anyway: how many there are, or null where that is not known either. */
  counted?: () => Promise<number | null>
}

/**
 * Reads about a page's worth of rows, however many listings there are: few hits are sorted, many are scanned in the
 * wanted order until the page is full. Both ways give the same page.
 */
export async function findPage(
  source: DataSource,
  { start, counted, ...asked }: PageAsked,
  limits: Limits = usual,
): Promise<Found> {
  const wantedIn = (order: Order): Wanted => ({
    ...asked,
    order,
    after: start?.end ?? null,
    size: asked.query.limit,
    limits,
  })
  const counted_now = countInMemory(source.db, asked)
  if (counted_now !== null) {
    const order = start?.order ?? firstOrder(asked, counted_now, limits)
    const known = Math.min(counted_now, max_counted + 1)
    return await findBy(source, wantedIn(order), { estimate: counted_now, start, known })
  }
  const planned = await estimateHits(source, asked)
  const guessed = start?.order ?? firstOrder(asked, planned, limits)
  if (!isDoubtful(asked, planned, limits))
    return await findBy(source, wantedIn(guessed), { estimate: planned, start, counted })
  // The estimate is mostly right, so the page is read while counting.
  const [known, page] = await Promise.all([
    countOnce(source, asked, { counted, count: () => countHits(source.db, asked) }),
    guessed === 'title_first' ? selectTitleFirst(source, wantedIn(guessed)) : null,
  ])
  const estimate = known <= max_counted ? known : planned
  const order = start?.order ?? firstOrder(asked, estimate, limits)
  if (page && order === 'title_first') return getFound(page, wantedIn(order), known)
  return await findBy(source, wantedIn(order), { estimate, start, known })
}

const count_cache = countCache<number>({
  name: 'counts of searches',
  max_bytes: 2 ** 20,
  sizeOf: () => 500,
  hitsOf: (count) => count,
})

async function countOnce(
  { caches }: DataSource,
  asked: SearchRequest,
  { counted, count }: { counted: PageAsked['counted']; count: () => Promise<number> },
): Promise<number> {
  return (await counted?.()) ?? (await caches.open(count_cache).read(getKey(asked), count))
}

async function findBy(
  source: DataSource,
  wanted: Wanted,
  {
    estimate,
    start,
    known,
    counted,
  }: Pick<PageAsked, 'start' | 'counted'> & { estimate: number; known?: number },
): Promise<Found> {
  const { db } = source
  const { order, limits } = wanted
  const [page, total] = await Promise.all([
    order === 'title_first' ? selectTitleFirst(source, wanted) : selectPage(db, wanted, estimate),
    known ??
      (isFew(order, estimate, limits)
        ? null
        : countOnce(source, wanted, { counted, count: () => countManyHits(db, wanted, estimate) })),
  ])
  // A complete result is surer than an estimate.
  const isWhole = !start && page.rows.length <= wanted.size
  return getFound(
    page,
    wanted,
    page.total ?? (isWhole ? page.rows.length : (total ?? (await countHits(db, wanted)))),
  )
}

function getFound(page: Page, { order, size }: Wanted, total: number): Found {
  const shown = page.rows.slice(0, size)
  const last = page.rows.length > size ? shown.at(-1) : undefined
  return {
    ids: shown.map(({ listing_id }) => listing_id),
    next: last ? { order, end: last.end } : null,
    total,
  }
}

/**
 * The planner guesses that any prefix has one row in two hundred. Its estimate is good enough where it's very low or
 * very high; between these, hits are counted.
 */
const isDoubtful = ({ words }: SearchRequest, planned: number, { max_ranked }: Limits) =>
  Boolean(words) && planned > max_ranked && planned <= max_doubtful
const max_doubtful = 20_000

const isFew = (order: Order, estimate: number, { max_sorted }: Limits) =>
  order !== 'title_first' && estimate <= max_sorted

function firstOrder({ query }: SearchRequest, estimate: number, { max_ranked }: Limits): Order {
  const order = getSort(query)
  return order === 'relevance' && estimate > max_ranked ? 'title_first' : order
}

type Wanted = PageWanted & { limits: Limits }

async function selectPage(db: Db, wanted: Wanted, estimate: number): Promise<Page> {
  const in_memory = selectPageInMemory(db, wanted)
  if (in_memory) return in_memory
  const { max_sorted, row_budget } = wanted.limits
  if (wanted.order === 'relevance') return await selectRanked(db, wanted)
  if (estimate <= max_sorted) return await selectSorted(db, wanted)
  if (wanted.order === 'nearest') return await selectNearest(db, wanted, estimate)
  return (await scanSortIndex(db, wanted, row_budget)) ?? (await selectSorted(db, wanted))
}

/** Whatever has all words in its title ranks before the rest, so of those that fill a page no others are ranked. */
async function selectRanked(db: Db, wanted: Wanted): Promise<Page> {
  const { words, ranks, after, size } = wanted
  if (!words || !ranks || after) return await selectSorted(db, wanted)
  const titled = { ...wanted, narrower: `${words} & ${ranks.titled}` }
  const count = countInMemory(db, titled)
  if (count === null || count <= size) return await selectSorted(db, wanted)
  const page = await selectSorted(db, titled)
  // Some may have gone since they were counted.
  return page.rows.length > size ? { ...page, total: null } : await selectSorted(db, wanted)
}

async function selectTitleFirst(source: DataSource, wanted: Wanted): Promise<Page> {
  const rows: Page['rows'] = []
  // Of what was typed nothing may be left to search for.
  if (!wanted.words || !wanted.ranks) return { rows, total: null }
  const { titled } = wanted.ranks
  for (const [title, words] of [
    [1, `${wanted.words} & ${titled}`],
    [0, `${wanted.words} & !(${titled})`],
  ] as const) {
    const [reached, ...after] = wanted.after ?? [1]
    if (title > (reached as number)) continue
    const size = wanted.size - rows.length
    if (size < 0) break
    const part: Wanted = {
      ...wanted,
      words,
      ranks: null,
      order: 'newest',
      size,
      after: title === reached && after.length > 0 ? after : null,
    }
    const page = await selectPage(source.db, part, await estimateHits(source, part))
    rows.push(...page.rows.map((row) => ({ ...row, end: [title, ...row.end] })))
  }
  return { rows, total: null }
}

async function selectNearest(db: Db, wanted: Wanted, estimate: number): Promise<Page> {
  const near = readNear(wanted.query.near!)!
  const reached_km = wanted.after ? (wanted.after[0] as number) / 1000 : 0
  let radius_km = radiusFor(near.radius_km, { reached_km, share: (4 * wanted.size) / estimate })
  for (; radius_km < near.radius_km; radius_km = Math.ceil(radius_km * 2)) {
    const page = await selectWithin(db, wanted, { ...near, radius_km })
    // The total is of the circle, not of the search.
    if (page.rows.length > wanted.size) return { ...page, total: null }
  }
  return await selectWithin(db, wanted, near)
}

async function selectWithin(db: Db, wanted: Wanted, circle: Near): Promise<Page> {
  if (isOnlyNear(wanted)) return { rows: await selectAtPoints(db, wanted, circle), total: null }
  const near = `${circle.latitude},${circle.longitude},${circle.radius_km}`
  return await selectSorted(db, { ...wanted, query: { ...wanted.query, near } })
}
