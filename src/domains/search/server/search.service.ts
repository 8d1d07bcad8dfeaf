import { sql } from 'kysely'
import { featuredTopic } from '#domains/billing/server/plans/plans.service.ts'
import { selectFeaturedIds, readListingCards } from '#domains/listings/server/listings.service.ts'
import { type SearchQuery, searchListings } from '#domains/search/common/search.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { type ListingId, toListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { marketTopic, siteTopic } from '#platform/server/live-hub.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findCategories } from './category-choice/category-choice.service.ts'
import { correctWords } from './dictionary/dictionary.service.ts'
import { countByFacets, findFacets } from './facets/search.facets.service.ts'
import { chooseFeatured, getTurn, takesFeatured } from './featured.rules.ts'
import { type SearchRequest, buildHitsSql } from './query/search.matching.queries.ts'
import { type FoundPage, findPage } from './query/search.pages.service.ts'
import { countIn, selectTotals } from './query/search.queries.ts'
import { parseSearch, readCursor, writeCursor } from './query/search.request.service.ts'
import type { PageStart } from './query/search.rules.ts'
import { buildTyped, readTyped, readTypedWords, type Typed } from './query/search.typed.service.ts'
import { isStopWord } from './words/stem.rules.ts'
import { type Unit, dropUnits, findCategoryUnits, orderUnitsToDrop } from './words/typed-words.rules.ts'
import { buildUnitQuery, joinQueries } from './words/word-query.rules.ts'

export { refreshSearchRow } from './index/search-row.service.ts'

/** With this many hits, the search was meant as typed. */
const hardlyAny = 5
/**
 * Listings with a word are counted exactly up to this: which word is left out never depends on a
 * sample.
 */
const maxCounted = 10_001
/** With more words than this, one word doesn't spoil a search. */
const maxUnits = 8

interface Correction {
  request: SearchRequest
  page: FoundPage
  corrected: { from: string; to: string } | null
  partial: { kept: string } | null
}

/**
 * Searches as typed; if that finds hardly anything, with the likely correction if it finds more;
 * and if no listing has all the words, for those that have most of them.
 */
async function findMeant(
  source: DataSource,
  request: SearchRequest,
  start: PageStart | null,
): Promise<Correction> {
  const { q, exact, facets } = request.query
  const count = facets === 'yes' ? () => countByFacets(source, request) : undefined
  const page = await findPage(source, { ...request, start, count })
  const asTyped = { request, page, corrected: null, partial: null }
  if (!q || exact === 'yes') return asTyped
  const to = page.total < hardlyAny ? await correctWords(source.db, q) : null
  if (to !== null) {
    const meant = { ...request, ...(await readTyped(source, to, request)) }
    const meantPage = await findPage(source, { ...meant, start })
    if (meantPage.total > page.total)
      return { request: meant, page: meantPage, corrected: { from: q, to }, partial: null }
  }
  const isFound =
    page.total > 0 && (page.total > request.query.limit || (await hasResults(source.db, request)))
  return isFound
    ? asTyped
    : ((await findPartial(source, request, page.total > 0 ? q : (to ?? q), start)) ?? asTyped)
}

/** Whether listings have all the words outside their descriptions. */
async function hasResults(db: Db, request: SearchRequest): Promise<boolean> {
  const { words, ranks } = request
  if (!words || !ranks) return false
  return (await countIn(db, { ...request, narrower: `${words} & ${ranks.described}` }, null, 1)) > 0
}

/** Words are left out one by one until a title or a category has the rest. */
async function findPartial(
  source: DataSource,
  request: SearchRequest,
  q: string,
  start: PageStart | null,
): Promise<Correction | null> {
  const typed = await readTypedWords(source, q)
  const { required } = typed
  if (required.length < 2 || required.length > maxUnits) return null
  const categories = await findCategories(source, { q, from: 'title' })
  const ofCategory = findCategoryUnits(
    required,
    categories.map(({ name }) => name),
  )
  const counted = await Promise.all(
    required.map(async (unit) => {
      const count = (words: string) =>
        countIn(source.db, { ...request, words, subject: null }, null, maxCounted)
      const inTitle = buildUnitQuery(unit, 'title')
      const titled = await count(inTitle)
      return {
        unit,
        titled,
        titledThings: titled && (await count(`${inTitle} & !'=t:property'`)),
        named: await count(buildUnitQuery(unit, 'named')),
        isCategory: ofCategory.has(unit),
      }
    }),
  )
  const order = orderUnitsToDrop(counted)
  const whole = writeWhole(buildTyped(typed, request))
  for (let dropped = 1; dropped < order.length; dropped += 1) {
    const { kept, words } = dropUnits(q, typed, order.slice(0, dropped))
    // A number alone is too vague.
    if (!hasWord(words.required)) continue
    const rest = buildTyped(words, request)
    const partial: SearchRequest = {
      ...request,
      words: `(${whole} | ${writeWhole(rest)})`,
      subject: null,
      ranks: rest.ranks && { ...rest.ranks, whole },
    }
    if (!(await hasResults(source.db, partial))) continue
    const page = await findPage(source, { ...partial, start })
    return { request: partial, page, corrected: null, partial: { kept } }
  }
  return null
}

const writeWhole = ({ words, subject }: Typed) => joinQueries(must(words, 'words'), subject)

const hasWord = (units: Unit[]) =>
  units.some(({ runs }) =>
    runs.some(({ pieces }) => pieces.some((piece) => /\p{L}{2}/u.test(piece) && !isStopWord(piece))),
  )

/**
 * Finds a few hits by rotation, besides all others. Typed words must be in the title, or in the
 * names of its category, make and model: a mention in the description doesn't put a listing above
 * better matches.
 */
async function findFeatured(
  source: DataSource,
  request: SearchRequest,
  now = new Date(),
): Promise<ListingId[]> {
  if (!takesFeatured(request.query)) return []
  const { words, ranks } = request
  const narrower = words && ranks ? `${words} & ${ranks.named}` : undefined
  const hits = await selectHits(source, { ...request, ...(narrower !== undefined && { narrower }) })
  return chooseFeatured(hits, getTurn(now))
}

const featuredCache: CacheOptions<ListingId[]> = {
  name: 'featured listings',
  maxBytes: 4 * 2 ** 20,
  sizeOf: ({ length }) => 100 + 10 * length,
  /** For changes that no topic announces; the card itself shows whether it's still featured. */
  ttlMs: 10_000,
  topics: [marketTopic, featuredTopic],
}

/** Looks up the rows of featured listings, rather than searching all hits. */
async function selectHits({ db, caches }: DataSource, request: SearchRequest): Promise<ListingId[]> {
  const featured = await caches.open(featuredCache).read('', () => selectFeaturedIds(db))
  if (featured.length === 0) return []
  const rows = sql`(select * from search_rows where listing_id = any(${featured}::bigint[])) featured`
  const hits = await sql<{ listing_id: ListingId }>`
    select listing_id from (${buildHitsSql(request, ['listing_id'], rows)}) hits order by listing_id`.execute(
    db,
  )
  return hits.rows.map(({ listing_id: listingId }) => listingId)
}

export interface FoundIds {
  ids: number[]
  featuredIds: number[]
}

const searchCache: CacheOptions<FoundIds> = {
  name: 'searches',
  maxBytes: 32 * 2 ** 20,
  sizeOf: (found) => 500 + 2 * JSON.stringify(found).length,
  /**
   * For changes that no topic announces: a new order by price or bids. The cards themselves are
   * cached separately.
   */
  ttlMs: 2_000,
  /** Changes that add or remove listings. */
  topics: [marketTopic, siteTopic, featuredTopic],
}

/** The same search within two seconds gets the same listings. */
async function readSearch<Found extends FoundIds>(
  { caches }: Pick<Platform, 'caches'>,
  query: SearchQuery,
  find: () => Promise<Found>,
): Promise<Found> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The cache keeps what `find` found.
  return (await caches.open(searchCache).read(JSON.stringify(query), find)) as Found
}

export async function findListings(
  source: DataSource,
  query: SearchQuery,
): Promise<OperationReply<typeof searchListings>> {
  const byNumber = await findByNumber(source, query)
  if (byNumber) return byNumber
  const { ids, featuredIds, ...found } = await readSearch(source, query, () => findIds(source, query))
  const shown = await readListingCards(source, [...new Set([...ids, ...featuredIds])])
  const cards = new Map(shown.map((card) => [card.id, card]))
  const inOrder = (wanted: ListingId[]) => wanted.flatMap((id) => cards.get(id) ?? [])
  return {
    featured: inOrder(featuredIds).filter(({ is_featured: isFeatured }) => isFeatured),
    // One that closed a moment ago may still have its row.
    items: inOrder(ids).filter((card) => card.status === 'active'),
    ...found,
  }
}

async function findIds(source: DataSource, query: SearchQuery) {
  const start = query.cursor === undefined ? null : readCursor(query, query.cursor)
  const typed = await parseSearch(source, query)
  const getFacets = async (request: SearchRequest) =>
    query.facets === 'yes' ? await findFacets(source, request) : undefined
  const getBeside = (request: SearchRequest) =>
    Promise.all([getFacets(request), findFeatured(source, request)])
  const [{ request, page, corrected, partial }, besideTyped] = await Promise.all([
    findMeant(source, typed, start),
    getBeside(typed),
  ])
  const [facets, featuredIds] = request === typed ? besideTyped : await getBeside(request)
  const totals =
    request.destination && (await selectTotals(source.db, request.destination, [...page.ids, ...featuredIds]))
  return {
    ids: page.ids,
    featuredIds,
    next_cursor: page.next && writeCursor(query, page.next),
    ...describeTotal(page),
    corrected,
    partial,
    ...(facets && { facets }),
    ...(totals && { totals }),
  }
}

const maxDescribed = 10_000

function describeTotal({ total, isTotalSampled }: FoundPage) {
  const isCapped = total > maxDescribed
  return {
    total: Math.min(total, maxDescribed),
    total_is_approximate: isTotalSampled && !isCapped,
    total_is_capped: isCapped,
  }
}

const publicStatuses = new Set(['active', 'sold', 'unsold', 'withdrawn'])

/** Finds only the listing with this number. Without one, the number is an ordinary word. */
async function findByNumber(
  source: DataSource,
  { q, facets }: SearchQuery,
): Promise<OperationReply<typeof searchListings> | null> {
  const number = q === undefined ? null : readNumber(q)
  if (number === null || !Number.isSafeInteger(number)) return null
  const items = (await readListingCards(source, [toListingId(number)])).filter(({ status }) =>
    publicStatuses.has(status),
  )
  if (items.length === 0) return null
  return {
    items,
    featured: [],
    next_cursor: null,
    total: 1,
    total_is_approximate: false,
    total_is_capped: false,
    corrected: null,
    partial: null,
    ...(facets === 'yes' && { facets: { is_sampled: false, choices: {}, price: [] } }),
  }
}
