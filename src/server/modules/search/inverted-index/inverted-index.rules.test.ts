import { expect, test } from 'vitest'
import { InvertedIndex } from './inverted-index.rules.ts'
import type { IndexedRow } from './inverted-index.types.ts'

const row = (listing_id: number, tokens: string[]): IndexedRow => ({
  listing_id,
  changed_in: '1',
  tokens,
  price_cents: 100,
  price_or_last_cents: 100,
  floor_area_m2: null,
  land_area_m2: null,
  year: null,
  odometer_km: null,
  bid_count: 0,
  watchers: 0,
  published_ms: listing_id,
  closes_ms: 0,
})

const fill = (listings: number) => {
  const index = new InvertedIndex()
  for (let id = 1; id <= listings; id += 1) index.put(row(id, ['chair', `=r:${id % 7}`]))
  index.endLoading()
  return index
}

test('one listing that is edited with ever new words wears the index out before it grows large', () => {
  const index = fill(1_000)
  let edits = 0
  while (!index.isWorn) {
    edits += 1
    index.put(
      row(
        1,
        Array.from({ length: 1_000 }, (_, n) => `${edits}-${n}`),
      ),
    )
  }
  expect(edits).toBeLessThan(150)
  expect(index.size).toBe(1_000)
  expect(index.weight).toBeLessThan(50_000_000)
})

test('so do many that come and go', () => {
  const index = fill(100)
  for (let id = 101; !index.isWorn; id += 1) {
    index.put(row(id, ['chair']))
    index.remove(id)
    expect(id).toBeLessThan(2_000)
  }
  expect(index.size).toBe(100)
})

test('prices, bids and who watches may change for ever', () => {
  const index = fill(100)
  for (let n = 0; n < 5_000; n += 1) index.put({ ...row(1, ['chair', '=r:1']), bid_count: n })
  expect(index.isWorn).toBe(false)
})

test('of more than are counted, one of a few stands for all', () => {
  const index = fill(7_000)
  const found = index.find('all', null, {})
  const { hits, tokens, prices } = index.tally(found, 4)
  expect(hits).toBe(1_750)
  expect([...tokens.values()].map(({ count }) => count * 4)).toEqual(Array.from({ length: 7 }, () => 1_000))
  expect([...prices.values()]).toEqual([1_750])
})
