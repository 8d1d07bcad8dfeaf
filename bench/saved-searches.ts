/** One listing held against 100,000 saved searches, as when it is published. */
import { sql } from 'kysely'
import type { SavedQuery } from '#contract/saved-searches/saved-searches.ts'
import { findFitting } from '#server/modules/saved-searches/matching.service.ts'
import { selectShares } from '#server/modules/saved-searches/saved-searches.queries.ts'
import {
  getKept,
  getKeys,
  tokensIn,
  type AlertState,
} from '#server/modules/saved-searches/saved-searches.rules.ts'
import { listChoices, choiceTokens } from '#server/modules/search/query/search.rules.ts'
import { quoteToken } from '#server/modules/search/words/tokens.rules.ts'
import { readStanding } from '#server/modules/search/index/standing.service.ts'
import { auctions, members } from './harness/market.ts'
import { print, quantile, rounded } from './harness/result.ts'
import { openStand, type Stand } from './harness/stand.ts'

const searches = 100_000
const listings = 10_000
const measured = 400
const vocabulary = 4_000
/** Nobody saves a search for 'the' or 'good': of the most common words, so many are only written. */
const only_written = 50
const batch = 2_000

let state = 20_261_122
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}
const below = (most: number) => Math.floor(random() * most)
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!

/** Words by Zipf's law: the second is half as common as the first, the tenth a tenth. */
const syllables = ['ka', 'to', 'ri', 'me', 'lu', 'sen', 'bor', 'gan', 'pi', 'dor', 'wha', 'nim', 'ost', 'vel']
const words = Array.from({ length: vocabulary }, (_, n) => {
  const parts = [n % 14, Math.floor(n / 14) % 14, Math.floor(n / 196) % 14, Math.floor(n / 2744)]
  return parts.map((part) => syllables[part]).join('')
})
const weights = words.map((_, n) => 1 / (n + 1))
const sums: number[] = []
for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
function word(): string {
  return words[rank()]!
}
function searchedWord(): string {
  for (;;) {
    const found = rank()
    if (found >= only_written) return words[found]!
  }
}
function rank(): number {
  const aim = random() * sums.at(-1)!
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! < aim) low = middle + 1
    else high = middle
  }
  return low
}
const text = (length: number) => Array.from({ length }, word).join(' ')

await using stand = await openStand(3314)
const { db } = stand.platform
const world = await readWorld(stand)
const listing_ids = await fillListings(stand)
await fillSearches(stand)

const times: number[] = []
let fitting = 0
for (let n = -20; n < measured; n += 1) {
  const id = listing_ids[(n + 20) * 7]!
  const began = performance.now()
  const found = await findFitting(db, id)
  if (n < 0) continue
  times.push(performance.now() - began)
  fitting += found.length
}
const each: number[] = []
for (let n = 0; n < 5; n += 1) {
  const began = performance.now()
  await sql`select count(*) from saved_searches s, search_rows r
             where r.listing_id = ${listing_ids[n]!} and r.tokens @@ s.wanted`.execute(db)
  each.push(performance.now() - began)
}
const reference = 'asking every saved search in turn, median ms'
for (const [name, share] of [
  ['saved_searches_p50', 0.5],
  ['saved_searches_p99', 0.99],
] as const) {
  const unit = `ms for one of ${measured} listings against ${searches} saved searches, ${rounded(fitting / measured)} of which fit`
  print({ name, value: quantile(times, share), unit, reference, reference_value: quantile(each, 0.5) })
}

async function readWorld({ platform }: Stand) {
  const paths = await platform.db
    .selectFrom('categories')
    .select('path')
    .where('status', '=', 'active')
    .where(sql<boolean>`cardinality(path) > 1`)
    .execute()
  const places = await platform.db
    .selectFrom('suburbs as s')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['s.slug as suburb', 's.district', 'd.region', 's.latitude', 's.longitude'])
    .execute()
  return { paths: paths.map(({ path }) => path), places }
}

async function fillListings({ platform }: Stand): Promise<number[]> {
  const ids = await auctions(stand, listings)
  for (let from = 0; from < ids.length; from += batch) {
    const rows = ids.slice(from, from + batch).map((id) => {
      const place = oneOf(world.places)
      const tokens = choiceTokens({
        ...place,
        point: place,
        seller_kind: oneOf(['private', 'in_trade']),
        type: 'general',
        category_path: oneOf(world.paths),
        condition: oneOf(['new', 'used']),
        sale_method: oneOf(['auction', 'fixed_price']),
        seller_id: 1 + below(5_000),
        vehicle: null,
        property: null,
      })
      const { latitude, longitude } = place
      return { id, tokens, words: text(60), price: 100 * (1 + below(100_000)), latitude, longitude }
    })
    await sql`
      update search_rows r
         set tokens = array_to_tsvector(x.tokens) || to_tsvector('simple', x.words),
             price_cents = x.price, latitude = x.latitude, longitude = x.longitude
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             as x (id bigint, tokens text[], words text, price bigint, latitude float8, longitude float8)
       where r.listing_id = x.id`.execute(platform.db)
  }
  await sql`analyze search_rows`.execute(platform.db)
  return ids
}

function aQuery(): SavedQuery {
  const place = oneOf(world.places)
  const kind = random()
  const query: SavedQuery = {}
  if (kind < 0.8) query.q = random() < 0.5 ? searchedWord() : `${searchedWord()} ${searchedWord()}`
  if (kind > 0.75 || random() < 0.4) query.category = oneOf(oneOf(world.paths).slice(1))
  const near = random()
  if (near < 0.25) query.region = [place.region]
  else if (near < 0.4) query.district = [place.district]
  else if (near < 0.5) query.suburb = [place.suburb]
  else if (near < 0.6)
    query.near = `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)},${oneOf([5, 25, 100])}`
  if (random() < 0.4) query.price_max = 100 * (1 + below(100_000))
  return query
}

/** What the search makes of words is read once for each word; the rest is put together as it would be. */
async function fillSearches({ platform }: Stand): Promise<void> {
  const people = await members(stand, 200)
  // All that is known, once: each search asks for its own tokens, which takes as long as reading them all.
  const all = [...(await selectShares(platform.db, ['']))]
  const alike = new Map<string, [string, number][]>()
  const sharesLike = (token: string) => {
    const found = alike.get(token) ?? all.filter(([one]) => one.startsWith(token))
    alike.set(token, found)
    return found
  }
  const known = new Map<string, Promise<string>>()
  const read = (query: SavedQuery) => {
    const key = JSON.stringify(query)
    const found = known.get(key) ?? readStanding(platform.db, query).then(({ tokens }) => tokens!)
    known.set(key, found)
    return found
  }
  const standingOf = async ({
    q,
    near,
    region,
    district,
    suburb,
    ...others
  }: SavedQuery): Promise<AlertState> => {
    const [first, second] = q?.split(' ') ?? []
    const where = {
      ...(near && { near }),
      ...(region && { region }),
      ...(district && { district }),
      ...(suburb && { suburb }),
    }
    const parts = [
      first && second && `(${await read({ q: `${first} .` })})`,
      first && `(${await read({ q: second ?? first })})`,
      Object.keys(where).length > 0 && `(${await read(where)})`,
      ...listChoices({ ...others, limit: 1 }).map((tokens) => `(${tokens.map(quoteToken).join(' | ')})`),
    ].filter(Boolean)
    return { tokens: parts.join(' & ') || null, ranges: [] }
  }
  for (let from = 0; from < searches; from += batch) {
    const queries = Array.from({ length: batch }, aQuery)
    const kept = await Promise.all(queries.map(async (query) => getKept(query, await standingOf(query))))
    const rows = kept.map((one, n) => ({
      key: String(from + n),
      account_id: people[(from + n) % people.length]!.id,
      wanted: one.wanted,
      bounds: one.bounds,
      ...(one.near && { ...one.near, radius_m: one.near.radius_km * 1000 }),
      keys: getKeys(one, new Map(tokensIn(one).flatMap(sharesLike))),
    }))
    await sql`
      with x as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as x (key text, account_id bigint, wanted text, bounds jsonb, latitude float8, longitude float8, radius_m int, keys text[])
      ), saved as (
        insert into saved_searches (account_id, name, query, search_key, alerts, saved_at, looked_at, wanted, bounds,
                                    latitude, longitude, radius_m)
        select account_id, 'Search', '{}', key, 'daily', now(), now(), wanted::tsquery, bounds,
               latitude, longitude, radius_m from x
        returning id, search_key
      )
      insert into saved_search_keys
      select unnest(x.keys), saved.id from saved join x on x.key = saved.search_key`.execute(platform.db)
  }
  await sql`analyze saved_searches, saved_search_keys`.execute(platform.db)
}
