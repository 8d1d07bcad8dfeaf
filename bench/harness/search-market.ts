/** Listings by the hundred thousand, whose words are as frequent as words are (Zipf), made by set-based SQL. */
import pg from 'pg'
import { aLiveAuction } from '#test/harness/market.ts'
import type { Stand } from './stand.ts'
import { members } from './market.ts'

const syllables = 'bakelimonuratisovuwejopadogifechatrespoklizamatebirosulapidohagruvemy'.slice(0, 60)
/** Words are of three syllables of two letters each, numbered from the most frequent on. */
const vocabulary = 27_000

export function wordOf(n: number): string {
  const part = (at: number) => syllables.slice(at * 2, at * 2 + 2)
  return `${part(n % 30)}${part(Math.floor(n / 30) % 30)}${part(Math.floor(n / 900) % 30)}z`
}

const word = `substr('${syllables}', 2 * (n % 30) + 1, 2) || substr('${syllables}', 2 * (n / 30 % 30) + 1, 2)
  || substr('${syllables}', 2 * (n / 900 % 30) + 1, 2) || 'z'`

/** Texts are put together of these: drawing each word of each listing would take the better part of an hour. */
const phrases = 60_000
const makePhrases = `
create unlogged table bench_phrases as
select at, string_agg(${word}, ' ') as text, to_tsvector('english', string_agg(${word}, ' ')) as vector
  from (select at, floor(${vocabulary} ^ random())::int - 1 as n
          from generate_series(0, ${phrases - 1}) at, generate_series(1, 7) i) words
 group by at;
alter table bench_phrases add primary key (at);
analyze bench_phrases`

/** A word that only old listings have, as one does that went out of fashion. */
export const old_word = 'zeppelin'

export interface SearchMarket {
  /** Fills up to so many listings in all. @returns how many there are to be found */
  fill(count: number, all: number): Promise<number>
  [Symbol.asyncDispose](): Promise<void>
}

/** @param stand whose database is filled */
export async function searchMarket(stand: Stand): Promise<SearchMarket> {
  const [seller] = await members(stand, 20)
  await aLiveAuction(stand.market, { seller: seller!, closes_in_ms: 30 * 86_400_000 })
  const clients = [new pg.Client(stand.connection), new pg.Client(stand.connection)]
  for (const client of clients) {
    await client.connect()
    await client.query(
      `set synchronous_commit = off; set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set jit = off;
       set session_replication_role = replica`,
    )
  }
  await clients[0]!.query(makePhrases)
  const [first, second] = clients as [pg.Client, pg.Client]
  let filled = 0
  return {
    async fill(count, all) {
      const from = filled
      filled = count
      const middle = from + Math.floor((count - from) / 2)
      await withoutIndexes(first, async () => {
        await Promise.all([fillPart(first, from, middle, all), fillPart(second, middle, count, all)])
      })
      await first.query('vacuum analyze search_rows')
      await first.query('vacuum analyze listings')
      await first.query('vacuum analyze deals')
      const { rows } = await first.query('select count(*) as count from search_rows')
      return Number(rows[0].count)
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) await client.end()
    },
  }
}

/** Indexes are made at the end, which is quicker than keeping them up to date by the row. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = 'search_rows' and indexname <> 'search_rows_pkey'`,
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  await work()
  for (const { indexdef } of rows) await client.query(indexdef)
}

const batch = 20_000

async function fillPart(client: pg.Client, from: number, to: number, all: number): Promise<void> {
  for (let at = from; at < to; at += batch) {
    await client.query(insertion, [at, Math.min(to, at + batch), all, old_word])
  }
}

// Everything of a row is drawn once, in `drawn`; the search row is made of the same tokens as a real one's.
const insertion = `
with leaf as (
  select c.id, c.path, row_number() over (order by c.id) - 1 as at, count(*) over () as count
    from categories c where c.type = 'general' and not exists (select from categories x where x.parent_id = c.id)
), place as (
  select s.slug, s.district, d.region, s.latitude, s.longitude,
         row_number() over (order by md5(s.slug)) - 1 as at, count(*) over () as count
    from suburbs s join districts d on d.slug = s.district
), seller as (
  select id, row_number() over (order by id) - 1 as at, count(*) over () as count from accounts where type = 'user'
), drawn as materialized (
  select n, random() as leaf_draw, random() as place_draw, random() as seller_draw,
         case when random() < 0.7 then 'used' else 'new' end as condition,
         case when random() < 0.6 then 'auction' else 'fixed_price' end as sale_method,
         (100 * exp(1 + 7 * (random() + random()) / 2))::bigint as price_cents,
         date_trunc('milliseconds', now() - (($3::int - n) * (interval '365 days' / $3::int))) as created_at,
         date_trunc('milliseconds', now() + random() * interval '30 days') as closes_at,
         (random() ^ 6 * 60)::int as bid_count, (random() ^ 4 * 90)::int as watchers,
         case when n < $3::int * 0.06 then ' ' || $4::text else '' end as old,
         ${[1, 2, 3, 4, 5, 6].map((at) => `floor(random() * ${phrases})::int as p${at}`).join(', ')}
    from generate_series($1::int + 1, $2::int) n
), chosen as materialized (
  select drawn.*, t1.text || old as title,
         concat_ws(' ', t2.text, t3.text, t4.text, t5.text, t6.text) as description,
         t1.vector || to_tsvector('english', old) as of_title,
         t2.vector || t3.vector || t4.vector || t5.vector || t6.vector as of_description, leaf.id as category_id, leaf.path, place.slug, place.district, place.region,
         place.latitude, place.longitude, seller.id as seller_id
    from drawn
    ${[1, 2, 3, 4, 5, 6].map((at) => `join bench_phrases t${at} on t${at}.at = p${at}`).join(' ')}
    join leaf on leaf.at = floor(leaf_draw ^ 1.6 * leaf.count)
    join place on place.at = floor(place_draw ^ 1.8 * place.count)
    join seller on seller.at = floor(seller_draw * seller.count)
), listed as (
  insert into listings (type, seller_id, status, category_id, title, description, condition, sale_method,
                        start_price_cents, buy_now_price_cents, duration_minutes, closes_at, suburb, created_at)
  select 'general', seller_id, 'active', category_id, title, description, condition, sale_method,
         price_cents, case when sale_method = 'fixed_price' then price_cents end, 10080,
         case when sale_method = 'auction' then closes_at end, slug, created_at from chosen order by n
  returning id, title, created_at
), rows as materialized (
  select chosen.*, listed.id from chosen join listed using (title, created_at)
), dealt as (
  insert into deals (listing_id, kind, seller_id, start_price_cents, buy_now_price_cents, price_cents, closes_at)
  select id, sale_method, seller_id, price_cents, case when sale_method = 'fixed_price' then price_cents end,
         price_cents, case when sale_method = 'auction' then closes_at end from rows
)
insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, created_at, closes_at, latitude, longitude)
select id,
       array_to_tsvector(array['=t:general', '=r:' || region, '=d:' || district, '=s:' || slug, '=n:' || condition,
                               '=m:' || sale_method, '=u:' || seller_id, '=x:private',
                               '=l:' || floor(latitude + 90) || ':' || floor(longitude + 180),
                               '=h:' || floor((latitude + 90) / 0.25) || ':' || floor((longitude + 180) / 0.25),
                               '=g:' || floor((latitude + 90) / 0.05) || ':' || floor((longitude + 180) / 0.05)]
                         || array(select '=c:' || step from unnest(path) step)
                         || array(select '=i:' || lexeme from unnest(of_title)))
       || setweight(of_title, 'A') || setweight(of_description, 'D'),
       price_cents, bid_count, watchers, created_at,
       case when sale_method = 'auction' then closes_at else '9999-12-31T00:00:00Z' end, latitude, longitude
  from rows`
