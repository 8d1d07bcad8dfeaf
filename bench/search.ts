/**
 * Eleven kinds of search over 200,000 listings, then over a million (three with --full, or as
 * `--sizes 20000,50000` says), and PostgreSQL's CPU time for a new search with facets.
 */
import process from 'node:process'
import { sql } from 'kysely'
import Fastify from 'fastify'
import { openConnection } from './harness/connection.ts'
import { createPostgresClock } from './harness/cpu-time.ts'
import { startLoadProcess } from './harness/load.ts'
import { median, printResult, quantile, rounded } from './harness/result.ts'
import { oldWord, searchMarket, pickWord } from './harness/search-market.ts'
import { openStand } from './harness/stand.ts'

const given = process.argv.indexOf('--sizes')
const sizes =
  given === -1
    ? [200_000, process.argv.includes('--full') ? 3_000_000 : 1_000_000]
    : process.argv[given + 1]!.split(',').map(Number)
const samples = 200
const wantedRateRatio = 20
const wantedProcessorMs = 6

await using stand = await openStand(3306, undefined, {
  settings: { max_wal_size: '4GB' },
})
await using market = await searchMarket(stand)
const { db } = stand.platform

let seed = 1
const render = (from: number, to: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return from + Math.floor(((seed - 1) / 2_147_483_646) * (to - from))
}
const one = <Value>(values: Value[]) => values[render(0, values.length)]!

const { categories, regions, points } = await choices()

const kinds: Record<string, () => string> = {
  rareWord: () => `q=${pickWord(render(5_000, 20_000))}`,
  commonWordNewest: () => `q=${pickWord(render(0, 40))}&sort=newest`,
  twoWords: () => `q=${pickWord(render(0, 100))}+${pickWord(render(0, 1_000))}`,
  category: () =>
    `category=${one(categories)}&sort=${one(['newest', 'closing_soon', 'price_low', 'most_bids'])}`,
  regionPrice: () =>
    `region=${one(regions)}&price_min=${render(1, 50) * 100}&price_max=${render(100, 900) * 100}`,
  oldWord: () => `q=${oldWord}&sort=${one(['newest', 'closing_soon'])}`,
  typo: () => `q=${mistyped(pickWord(render(100, 2_000)))}`,
  near: () => `near=${one(points)},${one([5, 20, 100])}`,
  filters: () =>
    `category=${one(categories)}&region=${one(regions)}&condition=${one(['new', 'used'])}&sale_method=auction&sort=closing_soon`,
  facets: () => `facets=yes&${one([`q=${pickWord(render(0, 300))}`, `category=${one(categories)}`])}`,
  deep_page: () => `q=${pickWord(render(0, 20))}&sort=${one(['newest', 'price_low'])}`,
}

const mistyped = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`

async function choices() {
  const { rows } = await sql<{ categories: number[]; regions: string[]; points: string[] }>`
    select (select array_agg(id) from categories where type = 'general' and cardinality(path) <= 2) as categories,
           (select array_agg(slug) from regions) as regions,
           (select array_agg(latitude || ',' || longitude) from (select * from suburbs order by md5(slug) limit 40) s) as points`.execute(
    db,
  )
  return { ...rows[0]!, categories: rows[0]!.categories.map(Number) }
}

const deep = new Map<string, string>()
async function deepAddress(address: string): Promise<string> {
  const known = deep.get(address)
  if (known) return known
  let cursor: string | null = null
  for (let page = 1; page < 20; page += 1) {
    const answer = await fetch(
      `http://127.0.0.1:${stand.port}/api/listing?${address}${cursor ? `&cursor=${cursor}` : ''}`,
    )
    const { next_cursor: nextCursor } = (await answer.json()) as { next_cursor: string | null }
    if (!nextCursor) break
    cursor = nextCursor
  }
  const found = cursor ? `${address}&cursor=${cursor}` : address
  deep.set(address, found)
  return found
}

async function measure(count: number) {
  const connection = await openConnection(stand.port)
  const results: Record<string, { p50: number; p99: number; most: number; slowest: string }> = {}
  for (const [kind, address] of Object.entries(kinds)) {
    seed = 1
    const times: [ms: number, address: string][] = []
    for (let n = -10; n < samples; n += 1) {
      const requested = kind === 'deep_page' ? await deepAddress(address()) : address()
      const began = performance.now()
      const status = await connection.request({ method: 'GET', path: `/api/listing?${requested}` })
      if (status !== 200) throw new Error(`${requested} answered ${status}.`)
      if (n >= 0) times.push([performance.now() - began, requested])
    }
    const all = times.map(([ms]) => ms)
    const [most, slowest] = times.toSorted(([a], [b]) => b - a)[0]!
    results[kind] = { p50: median(all), p99: quantile(all, 0.99), most, slowest }
    process.stderr.write(
      `${count} ${kind}: p50 ${rounded(median(all))} p99 ${rounded(quantile(all, 0.99))} most ${rounded(most)} (${slowest})\n`,
    )
  }
  connection.close()
  return results
}

/** Popular words (Zipf), each search once. */
const newSearches = [
  () => `q=${pickWord(drawZipf(20_000))}`,
  () => `q=${pickWord(drawZipf(2_000))}&sort=newest`,
  () => `category=${categories[drawZipf(categories.length)]!}`,
  () => `q=${pickWord(drawZipf(500))}&price_max=${(1 + drawZipf(50)) * 20}`,
]
const drawZipf = (most: number) => Math.floor(most ** (render(0, 1_000_000) / 1_000_000)) - 1

/** The first half only warms up: database pages, connections and the cache of listings. */
async function measureProcessor(): Promise<number> {
  seed = 11
  const readClock = createPostgresClock(stand.postmaster)
  const known = new Set<string>()
  for (let tries = 0; known.size < 4 * samples && tries < 100 * samples; tries += 1)
    known.add(one(newSearches)())
  const connection = await openConnection(stand.port)
  const request = async (address: string) => {
    const status = await connection.request({
      method: 'GET',
      path: `/api/listing?${address}&facets=yes&limit=24`,
    })
    if (status !== 200) throw new Error(`${address} answered ${status}.`)
  }
  const [...addresses] = known
  const half = addresses.length / 2
  for (const address of addresses.slice(0, half)) await request(address)
  const began = readClock()
  for (const address of addresses.slice(half)) await request(address)
  connection.close()
  return (readClock() - began) / (addresses.length - half)
}

const processorMs: number[] = []
const measured: Awaited<ReturnType<typeof measure>>[] = []
const counts: number[] = []
for (const size of sizes) {
  const began = performance.now()
  const count = await market.fill(size, sizes.at(-1)!)
  deep.clear()
  process.stderr.write(
    `${count} listings to be found, made in ${rounded((performance.now() - began) / 1000)} s\n`,
  )
  counts.push(count)
  processorMs.push(await measureProcessor())
  measured.push(await measure(count))
}

const [before, after] = [measured[0]!, measured.at(-1)!]
for (const kind of Object.keys(kinds)) {
  const [few, many] = [before[kind]!, after[kind]!]
  printResult({
    name: `search_${kind}`,
    value: many.p50,
    unit: `ms at the median of ${samples} searches over ${counts.at(-1)} listings; p99 ${rounded(many.p99)}, longest ${rounded(many.most)}`,
    reference: `ms over ${counts[0]} listings; p99 ${rounded(few.p99)}`,
    referenceValue: few.p50,
  })
}

for (const [at, value] of processorMs.entries())
  printResult({
    name: 'search_processor',
    value,
    unit: `ms of PostgreSQL’s processor for a new search with facets, in the mean, over ${counts[at]} listings`,
    reference: 'the most that is wanted',
    referenceValue: wantedProcessorMs,
  })

await compareRates()

/** Fifty clients at once, against a plain query without a word index. */
async function compareRates(): Promise<void> {
  seed = 7
  const requested = Array.from({ length: 500 }, (_, n) => {
    const [word, page] = [pickWord(render(0, 2_000)), n % 5]
    return { ours: `/api/listing?q=${word}&sort=newest`, naive: `/naive?q=${word}&page=${page}` }
  })
  const bare = Fastify()
  bare.get<{ Querystring: { q: string; page: string } }>('/naive', async ({ query }) => {
    const { rows } = await stand.platform.pool.query(
      `select l.id, l.title, d.price_cents, l.starts_at from listings l join deals d on d.listing_id = l.id
        where l.status = 'active' and (l.title ilike '%' || $1 || '%' or l.description ilike '%' || $1 || '%')
        order by l.starts_at desc, l.id desc limit 24 offset $2`,
      [query.q, Number(query.page) * 24],
    )
    return rows
  })
  await bare.listen({ port: 3307, host: '127.0.0.1' })
  using load = startLoadProcess()
  // At least one, so that there is a ratio even if no answer came in time.
  const rate = async (port: number, paths: string[], lastsMs: number) => {
    const { answers } = await load.run({ port, connections: 50, lastsMs, path: '', paths })
    return Math.max(1, answers[200] ?? 0) / (lastsMs / 1000)
  }
  const value = await rate(
    stand.port,
    requested.map(({ ours }) => ours),
    10_000,
  )
  const referenceValue = await rate(
    3307,
    requested.map(({ naive }) => naive),
    60_000,
  )
  await bare.close()
  printResult({
    name: 'search_rate',
    value,
    unit: `searches per second by 50 clients over ${counts.at(-1)} listings; wanted are ${wantedRateRatio} times as many`,
    reference: 'ILIKE … ORDER BY … OFFSET on the same listings',
    referenceValue,
  })
}
