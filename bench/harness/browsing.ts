/** The calls of people who browse a market all day, with listings picked by popularity (Zipf). */
import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import type { Person } from '#test/harness/test-app.ts'
import type { Request } from './connection.ts'
import { pickWord } from './search-market.ts'
import type { Stand } from './stand.ts'

type Kind = [share: number, name: string, make: () => Request]

export interface Browsing {
  kinds: Kind[]
  renderRequest: () => Request
  listings: number
}

/** Gives the listings pictures. */
export async function prepareBrowsing({ platform: { db } }: Stand, people: Person[]): Promise<Browsing> {
  await givePictures(db)
  const { rows: listings } = await sql<{ id: number }>`
    select listing_id as id from search_rows order by md5(listing_id::text)`.execute(db)
  const { rows: categories } = await sql<{ id: number }>`
    select id from categories where type = 'general' and cardinality(path) <= 2 order by id`.execute(db)
  const kinds = listKinds({
    listings: listings.map(({ id }) => id),
    categories: categories.map(({ id }) => id),
    tokens: people.map(({ token }) => token),
  })

  function renderRequest(): Request {
    let at = render()
    const [, , make] = kinds.find(([share]) => (at -= share) < 0) ?? kinds[0]!
    return make()
  }

  return { kinds, renderRequest, listings: listings.length }
}

let seed = 1
const render = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
/** The most frequent first. */
const drawZipf = (most: number) => Math.floor(most ** render()) - 1
const one = <Value>(values: Value[]) => values[Math.floor(render() * values.length)]!

const html = { accept: 'text/html', 'accept-encoding': 'br' }
const page = (path: string): Request => ({ method: 'GET', path, headers: html })

interface Market {
  listings: number[]
  categories: number[]
  tokens: string[]
}

function listKinds({ listings, categories, tokens }: Market): Kind[] {
  const renderListing = () => listings[drawZipf(listings.length)]!
  const call = (path: string): Request => ({
    method: 'GET',
    path: `/api${path}`,
    headers: { authorization: `Bearer ${one(tokens)}` },
  })
  const searches = [
    () => `/ibuy?q=${pickWord(drawZipf(20_000))}`,
    () => `/ibuy?q=${pickWord(drawZipf(2_000))}&sort=newest`,
    () => `/ibuy?category=${categories[drawZipf(categories.length)]!}`,
    () => `/ibuy?q=${pickWord(drawZipf(500))}&price_max=${(1 + drawZipf(50)) * 20}`,
  ]
  const calls = [
    () => `/listing/${renderListing()}`,
    () => '/notification?limit=10',
    () => '/favourite?limit=20',
    () => '/my-auctions?limit=20',
  ]
  return [
    [0.45, 'listings', () => page(`/general/${renderListing()}/detail`)],
    [0.3, 'searches', () => page(one(searches)())],
    [0.1, 'home', () => page('/home')],
    [0.15, 'signed_in', () => call(one(calls)())],
  ]
}

/** Uses two of twenty photos for each listing: their files are never requested. */
async function givePictures(db: Db) {
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
