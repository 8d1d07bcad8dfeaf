/**
 * What people do all day: 64 browsers, of whose calls 45 % are listings, 30 % searches, 10 % the home page and 15 % calls
 * of the signed-in, over listings as often looked at as such are (Zipf), while 20 bids a second land. `--sizes 20000` for
 * fewer than 100,000 listings. It ends with 1 if an invariant doesn't hold afterwards.
 */
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { findAnomaliesOf } from '#server/modules/invariants/invariants.service.ts'
import { catchUpIndex, countInMemory } from '#server/modules/search/inverted-index/inverted-index.service.ts'
import { parseSearch } from '#server/modules/search/query/search.request.service.ts'
import type { Request } from './harness/connection.ts'
import { startHello } from './harness/hello.ts'
import { startLoadProcess, type LoadReport } from './harness/load.ts'
import { auctions, members } from './harness/market.ts'
import { median, print, quantile, rounded } from './harness/result.ts'
import { searchMarket, wordOf } from './harness/search-market.ts'
import { openStand } from './harness/stand.ts'

const given = process.argv.indexOf('--sizes')
const size = given < 0 ? 100_000 : Number(process.argv[given + 1])
const port = 3322
const hello_port = 3323
const rounds = 3
const lasts_ms = 10_000
const connections = 64
const wanted_p99_ms = 150

await using stand = await openStand(port, undefined, { pages: true, settings: { max_wal_size: '4GB' } })
await using market = await searchMarket(stand)
const { db } = stand.platform
await market.fill(size, size)
await givePictures()
const people = await members(stand, 24)
const auctions_bid_on = await auctions(stand, 200)

let seed = 1
const draw = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
/** The most frequent first. */
const drawZipf = (most: number) => Math.floor(most ** draw()) - 1
const one = <Value>(values: Value[]) => values[Math.floor(draw() * values.length)]!

const { rows: listings } = await sql<{ id: number }>`
  select listing_id as id from search_rows order by md5(listing_id::text)`.execute(db)
const { rows: categories } = await sql<{ id: number }>`
  select id from categories where type = 'general' and cardinality(path) <= 2 order by id`.execute(db)

const html = { accept: 'text/html', 'accept-encoding': 'br' }
const page = (path: string): Request => ({ method: 'GET', path, headers: html })
const call = (path: string): Request => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { authorization: `Bearer ${one(people).token}` },
})

const drawListing = () => listings[drawZipf(listings.length)]!.id
const kinds: [share: number, name: string, make: () => Request][] = [
  [0.45, 'listings', () => page(`/general/${drawListing()}/detail`)],
  [
    0.3,
    'searches',
    () =>
      page(
        one([
          () => `/ibuy?q=${wordOf(drawZipf(20_000))}`,
          () => `/ibuy?q=${wordOf(drawZipf(2_000))}&sort=newest`,
          () => `/ibuy?category=${categories[drawZipf(categories.length)]!.id}`,
          () => `/ibuy?q=${wordOf(drawZipf(500))}&price_max=${(1 + drawZipf(50)) * 20}`,
        ])(),
      ),
  ],
  [0.1, 'home', () => page('/home')],
  [
    0.15,
    'signed_in',
    () =>
      call(
        one([
          () => `/listing/${drawListing()}`,
          () => '/notification?limit=10',
          () => '/favourite?limit=20',
          () => '/my-auctions?limit=20',
        ])(),
      ),
  ],
]

function drawRequest(): Request {
  let at = draw()
  const [, , make] = kinds.find(([share]) => (at -= share) < 0) ?? kinds[0]!
  return make()
}

// A node that has just begun reads its index first, which takes it seconds.
const everything = await parseSearch(db, { limit: 1 })
while (countInMemory(db, everything) === null) {
  await catchUpIndex(db)
  await pause(100)
}

using _hello = await startHello(hello_port)
using browsers = startLoadProcess()
using bidders = startLoadProcess()

const tokens = people.slice(0, 12).map(({ token }) => token)
let bid_from_cents = 10_000
async function browse(requests: Request[]): Promise<{ seen: LoadReport; placed: LoadReport }> {
  const bids = { tokens, listing_ids: auctions_bid_on, from_cents: bid_from_cents, step_cents: 1_000 }
  bid_from_cents += 100_000
  const [seen, placed] = await Promise.all([
    browsers.run({ port, connections, lasts_ms, backs_off_ms: 250, path: '', requests }),
    bidders.run({ port, connections: 4, lasts_ms, pause_ms: 200, path: '/api/bid', bids }),
  ])
  return { seen, placed }
}

const rate = ({ per_second }: LoadReport) =>
  Object.entries(per_second).reduce((sum, [status, count]) => sum + (/^[23]/.test(status) ? count : 0), 0)

const measured: { seen: LoadReport; placed: LoadReport; hello: number }[] = []
for (let round = 0; round <= rounds; round += 1) {
  const hello = rate(await browsers.run({ port: hello_port, connections, lasts_ms: 3_000, path: '/' }))
  const found = await browse(Array.from({ length: 20_000 }, drawRequest))
  // The first warms up.
  if (round > 0) measured.push({ ...found, hello })
}
const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
const refused = sum(measured.map(({ seen }) => seen.answers[503] ?? 0))
const answered = sum(measured.flatMap(({ seen }) => Object.values(seen.answers)))
const bid_ms = measured.flatMap(({ placed }) => placed.times_ms)
print({
  name: 'browse',
  value: median(measured.map(({ seen }) => rate(seen))),
  unit: `answers per second to ${connections} browsers over ${listings.length} listings, ${rounded((100 * refused) / answered)} % put off; bids p99 ${rounded(quantile(bid_ms, 0.99))} ms`,
  reference: 'a bare Fastify hello',
  reference_value: median(measured.map(({ hello }) => hello)),
})
print({
  name: 'browse_p99',
  value: median(measured.map(({ seen }) => quantile(seen.times_ms, 0.99))),
  unit: `ms; p50 ${rounded(median(measured.flatMap(({ seen }) => seen.times_ms)))}`,
  reference: 'the most that is wanted',
  reference_value: wanted_p99_ms,
})
if (process.argv.includes('--kinds')) await measureKinds()

const anomalies = await findAnomaliesOf(db, auctions_bid_on)
for (const anomaly of anomalies) process.stdout.write(`${JSON.stringify(anomaly)}\n`)
if (anomalies.length > 0) process.exitCode = 1

/** Each alone, by one browser: where the time goes. */
async function measureKinds() {
  for (const [, name, make] of kinds) {
    const requests = Array.from({ length: 2_000 }, make)
    const began = process.cpuUsage()
    const { times_ms } = await browsers.run({ port, connections: 1, lasts_ms: 5_000, path: '', requests })
    const { user, system } = process.cpuUsage(began)
    print({
      name: `browse_${name}`,
      value: (user + system) / 1_000 / times_ms.length,
      unit: `ms of the server’s processor for each; p50 ${rounded(median(times_ms))} ms, p99 ${rounded(quantile(times_ms, 0.99))} ms`,
      reference: '–',
      reference_value: null,
    })
  }
}

/** Two of twenty for each listing: their files aren't asked for. */
async function givePictures() {
  await sql`
    with made as (
      insert into images (owner_id, key, name, width, height, bytes, thumbhash, attached_at)
      select (select min(id) from accounts where type = 'user'), 'bench-' || n, 'picture.jpg', 1200, 900, 100000,
             'YTkGJwaRhWeAiYBnh2eAd4h3iJA', now()
        from generate_series(1, 20) n
      returning id
    ), numbered as (select id, row_number() over (order by id) - 1 as n from made)
    insert into listing_images (listing_id, image_id, position)
    select s.listing_id, p.id, k from search_rows s cross join generate_series(0, 1) k
      join numbered p on p.n = (s.listing_id * 7 + k * 3) % 20`.execute(db)
  await sql`vacuum analyze listing_images, images`.execute(db)
}
