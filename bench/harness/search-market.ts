/**
 * Creates hundreds of thousands of listings with natural word frequencies (Zipf), by set-based SQL.
 */
import pg from 'pg'
import { learnWords } from '#domains/search/server/index/search.dictionary.service.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import type { Stand } from './stand.ts'
import { members } from './market.ts'

const syllables = 'bakelimonuratisovuwejopadogifechatrespoklizamatebirosulapidohagruvemy'.slice(0, 60)
/** Words have three syllables of two letters each, numbered from the most frequent. */
const vocabulary = 27_000

export function pickWord(n: number): string {
  const part = (at: number) => syllables.slice(at * 2, at * 2 + 2)
  return `${part(n % 30)}${part(Math.floor(n / 30) % 30)}${part(Math.floor(n / 900) % 30)}z`
}

const word = `substr('${syllables}', 2 * (n % 30) + 1, 2) || substr('${syllables}', 2 * (n / 30 % 30) + 1, 2)
  || substr('${syllables}', 2 * (n / 900 % 30) + 1, 2) || 'z'`

/** Texts are assembled from these: picking each word of each listing would take most of an hour. */
const phrases = 60_000
const phrasesOfAText = 6

// Rows to pick from are numbered without gaps, so that a pick is a join on equal integers.
const makeSources = `
create unlogged table bench_phrases as
select at, string_agg(${word}, ' ') as text, to_tsvector('simple', string_agg(${word}, ' ')) as vector
  from (select at, floor(${vocabulary} ^ random())::int - 1 as n
          from generate_series(0, ${phrases - 1}) at, generate_series(1, 7) i) words
 group by at;
create unlogged table bench_leaves as
select (row_number() over (order by id) - 1)::int as at, id, path, array(select '=c:' || step from unnest(path) step) as tokens
  from categories c where type = 'general' and not exists (select from categories x where x.parent_id = c.id);
create unlogged table bench_places as
select (row_number() over (order by md5(s.slug)) - 1)::int as at, s.slug, s.latitude, s.longitude, d.region,
       array['=r:' || d.region, '=d:' || s.district, '=s:' || s.slug,
             '=l:' || floor(latitude + 90) || ':' || floor(longitude + 180),
             '=h:' || floor((latitude + 90) / 0.25) || ':' || floor((longitude + 180) / 0.25),
             '=g:' || floor((latitude + 90) / 0.05) || ':' || floor((longitude + 180) / 0.05)] as tokens
  from suburbs s join districts d on d.slug = s.district;
create unlogged table bench_sellers as
select (row_number() over (order by id) - 1)::int as at, id from accounts where type = 'user';
analyze bench_phrases, bench_leaves, bench_places, bench_sellers`

export const oldWord = 'zeppelin'

export interface SearchMarket {
  /** Fills up to so many listings in all. @returns how many there are to be found */
  fill(count: number, all: number): Promise<number>
  [Symbol.asyncDispose](): Promise<void>
}

export async function searchMarket(stand: Stand): Promise<SearchMarket> {
  const [seller] = await members(stand, 20)
  await aLiveAuction(stand.market, { seller: seller!, closesInMs: 30 * 86_400_000 })
  // Learns every name; the words of the generated listings are recorded with them.
  await learnWords(stand.platform.db)
  const clients = [new pg.Client(stand.connection), new pg.Client(stand.connection)]
  for (const client of clients) {
    await client.connect()
    await client.query(
      `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set jit = off;
       set session_replication_role = replica`,
    )
  }
  const [first, second] = clients as [pg.Client, pg.Client]
  await first.query(makeSources)
  let filled = 0
  return {
    async fill(count, all) {
      const from = filled
      filled = count
      const middle = from + Math.floor((count - from) / 2)
      await withoutIndexes(first, async () => {
        await Promise.all([fillPart(first, from, middle, all), fillPart(second, middle, count, all)])
      })
      await first.query(
        'insert into search_points select distinct latitude, longitude from search_rows on conflict do nothing',
      )
      await first.query('vacuum analyze search_rows, search_points, listings, deals')
      await first.query(learnAbout(count))
      const { rows } = await first.query('select count(*) as count from search_rows')
      return Number(rows[0].count)
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) await client.end()
    },
  }
}

/** Builds indexes at the end, which is quicker than updating them for each row. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid in ('search_rows'::regclass, 'listings'::regclass, 'deals'::regclass) and not indisunique`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

const batch = 50_000

async function fillPart(client: pg.Client, from: number, to: number, all: number): Promise<void> {
  for (let at = from; at < to; at += batch) {
    await client.query('drop table if exists drawn')
    await client.query(drawing(at + 1, Math.min(to, at + batch), all))
    await client.query('analyze drawn')
    for (const insertion of insertions) await client.query(insertion)
  }
}

const among = (table: string, share: string) => `floor((${share}) * (select count(*) from ${table}))::int`

/** Picks every random value of a listing once. Ids begin far above those of the sequence. */
const drawing = (from: number, to: number, all: number) => `
create temp table drawn as
select n + 10000000 as id, ${among('bench_leaves', 'random() ^ 1.6')} as leaf,
       ${among('bench_places', 'random() ^ 1.8')} as place, ${among('bench_sellers', 'random()')} as seller,
       case when random() < 0.7 then 'used' else 'new' end as condition,
       case when random() < 0.6 then 'auction' else 'fixed_price' end as sale_method,
       (100 * exp(1 + 7 * (random() + random()) / 2))::bigint as price_cents,
       date_trunc('milliseconds', now() - (${all} - n) * (interval '365 days' / ${all})) as created_at,
       date_trunc('milliseconds', now() + random() * interval '30 days') as closes_at,
       (random() ^ 6 * 60)::int as bid_count, (random() ^ 4 * 90)::int as watchers,
       case when n < ${all} * 0.06 then ' ${oldWord}' else '' end as old,
       ${Array.from({ length: phrasesOfAText }, (_, at) => `${among('bench_phrases', 'random()')} as p${at}`).join(', ')}
  from generate_series(${from}::bigint, ${to}) n`

const fixedPrice = `case when sale_method = 'fixed_price' then price_cents end`
const closing = `case when sale_method = 'auction' then closes_at end`
const texts = Array.from({ length: phrasesOfAText }, (_, at) => `t${at}`)
const described = texts.slice(1)
const joined = `
  from drawn join bench_leaves leaf on leaf.at = drawn.leaf join bench_places place on place.at = drawn.place
  join bench_sellers seller on seller.at = drawn.seller
  ${texts.map((text, at) => `join bench_phrases ${text} on ${text}.at = p${at}`).join(' ')}`

const insertions = [
  `insert into listings (id, type, seller_id, status, category_id, title, description, condition, sale_method,
                         start_price_cents, buy_now_price_cents, duration_minutes, closes_at, suburb, starts_at)
   overriding system value
   select drawn.id, 'general', seller.id, 'active', leaf.id, t0.text || old,
          concat_ws(' ', ${described.map((text) => `${text}.text`).join(', ')}), condition, sale_method,
          price_cents, ${fixedPrice}, 10080, ${closing}, place.slug, created_at ${joined}`,
  `insert into deals (listing_id, kind, seller_id, start_price_cents, buy_now_price_cents, price_cents, closes_at)
   select drawn.id, sale_method, seller.id, price_cents, ${fixedPrice}, price_cents, ${closing}
     from drawn join bench_sellers seller on seller.at = drawn.seller`,
  `insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude, shipping)
   select drawn.id,
          array_to_tsvector(array['=t:general', '=n:' || condition, '=m:' || sale_method, '=u:' || seller.id, '=x:private',
                                  '=j:' || condition || ':' || sale_method]
                            || case when sale_method = 'auction' and drawn.id % 2 = 0 then array['=z:no_reserve'] else '{}' end
                            || case when drawn.id % 4 > 0 then array['=z:can_be_sent'] else '{}' end
                            || place.tokens || leaf.tokens
                            || array(select '=q:' || step || ':' || place.region from unnest(leaf.path) step)
                            || array(select '=i:' || lexeme from unnest(t0.vector || to_tsvector('simple', old))))
          || '''=^'':1A'::tsvector || setweight(t0.vector || to_tsvector('simple', old), 'A') || '''=$'':1A'::tsvector
          || setweight(${described.map((text) => `${text}.vector`).join(' || ')}, 'D'),
          price_cents, bid_count, watchers, created_at, coalesce(${closing}, '9999-12-31T00:00:00Z'),
          place.latitude, place.longitude,
          case when drawn.id % 4 > 0 then array[700, 1150, 900, 1350, 500, 950] end ${joined}`,
]

/**
 * Estimates how many have a word from its frequency in the phrases: reading all texts takes as long
 * as making them.
 */
const learnAbout = (listings: number) => `
insert into search_words (word, written, documents, is_name, learnt_at)
select word, word, ceil((1 - (1 - count(distinct at) / ${phrases}.0) ^ ${phrasesOfAText}) * ${listings}), false, now()
  from bench_phrases, unnest(string_to_array(text, ' ')) word group by word
    on conflict (word) do update set documents = excluded.documents`
