import { sql } from 'kysely'
import { titleToken } from '#server/modules/search/words/tokens.rules.ts'
import type { Tx } from '#server/platform/database/db.ts'

let seed = 20_261_128
export function draw(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const one = <Value>(values: readonly Value[]): Value => values[draw(values.length)]!
const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => draw(3) === 0)

const words = ['bike', 'bicycl', 'biscuit', 'b', 'chair', 'cinelli', 'āporo', "o'brien", 'x\\y']
const choices = ['=t:general', '=n:new', '=n:used', '=r:otago', '=m:auction', '=v:make:toyota', '=u:7']

export async function writeSearchRow(
  tx: Tx,
  listing_id: number,
  { tokens }: { tokens?: string[] } = {},
): Promise<void> {
  const said = some(words)
  const written = tokens
    ? [...tokens, '=t:general']
    : [...said, ...some(said).map(titleToken), ...some(choices), '=m:fixed_price']
  const number = (below: number) => (draw(3) === 0 ? null : draw(below))
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at, latitude, longitude,
                             year, odometer_km, floor_area_m2, land_area_m2)
    values (${listing_id}, array_to_tsvector(${written}::text[]), ${one([0, 50, 100, 4_900, 75_000])}, ${draw(3)}, ${draw(3)},
            timestamptz '2026-11-01Z' + ${draw(9)} * interval '1 millisecond', timestamptz '2026-12-01Z' + ${draw(9)} * interval '1 day', -41, 174,
            ${number(30)}, ${number(900)}, ${number(90)}, ${number(90)})
    on conflict (listing_id) do update
       set tokens = excluded.tokens, price_cents = excluded.price_cents, bid_count = excluded.bid_count, watchers = excluded.watchers`.execute(
    tx,
  )
}

export const removeSearchRow = (tx: Tx, listing_id: number) =>
  tx.deleteFrom('search_rows').where('listing_id', '=', listing_id).execute()
