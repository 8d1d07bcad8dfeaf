import { must } from '#platform/common/must.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import type { Db } from '#platform/server/database/db.ts'
import { findCategories } from '../category-choice/category-choice.service.ts'
import { countByFacets } from '../facets/search.facets.service.ts'
import { isStopWord } from '../words/stem.rules.ts'
import type { Unit } from '../words/typed-words.rules.ts'
import { buildUnitQuery, joinQueries } from '../words/word-query.rules.ts'
import { dropUnits, findCategoryUnits, orderUnitsToDrop } from '../words/partial-words.rules.ts'
import type { SearchRequest } from './search.matching.queries.ts'
import { type FoundPage, findPage } from './search.pages.service.ts'
import { countIn } from './search.queries.ts'
import type { PageStart } from './search.rules.ts'
import { buildTyped, readTyped, readTypedWords, type Typed } from './search.typed.service.ts'
import { correctWords } from './search.typos.service.ts'

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
export async function findMeant(
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
