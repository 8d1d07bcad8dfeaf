import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchListings } from '#domains/search/common/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const search = (query: object) => app.as(null).call(searchListings, query)
const titles = async (query: object) => (await search(query)).items.map((card) => card.title)

async function listed(...names: string[]) {
  const made = []
  for (const title of names) made.push(await aLiveAuction(app, { seller, title }))
  await app.settle()
  return made
}

test('words are found in any case, order and ending, with or without macrons', async () => {
  await listed('Rimu table from Ōtaki', 'Kitchen tables, two', 'Whangārei longboards')
  expect(await titles({ q: 'otaki' })).toEqual(['Rimu table from Ōtaki'])
  expect(await titles({ q: 'ŌTAKI rimu' })).toEqual(['Rimu table from Ōtaki'])
  expect(await titles({ q: 'whangarei longboard' })).toEqual(['Whangārei longboards'])
  expect((await titles({ q: 'table' })).toSorted()).toEqual(['Kitchen tables, two', 'Rimu table from Ōtaki'])
  expect(await titles({ q: 'kitchen otaki', exact: 'yes' })).toEqual([])
})

test('searchListings takes words as they are typed, not as prefixes', async () => {
  await listed('Skateboarding trophy')
  for (const q of ['skate', 'skateboardi', 'trophyskateb'])
    expect(await titles({ q, exact: 'yes' })).toEqual([])
  expect(await titles({ q: 'trophies skateboarding' })).toEqual(['Skateboarding trophy'])
})

test('searchListings searches for some of the words if no title has all, and says which', async () => {
  await listed('Hovercraft, rubber')
  const found = await app.as(null).call(searchListings, { q: 'Chrome hovercrafts Otaki' })
  expect(found.items.map(({ title }) => title)).toEqual(['Hovercraft, rubber'])
  expect(found).toMatchObject({ total: 1, partial: { kept: 'hovercrafts' }, corrected: null })
  expect(await app.as(null).call(searchListings, { q: 'hovercraft' })).toMatchObject({ partial: null })
})

test('searchListings excludes words after a minus, and takes a quoted text exactly', async () => {
  await listed('Red paper lantern', 'Paper lantern, red', 'Green paper lantern')
  expect((await titles({ q: 'lantern -red' })).toSorted()).toEqual(['Green paper lantern'])
  expect(await titles({ q: '"red paper lantern"' })).toEqual(['Red paper lantern'])
})

test('searchListings reads punctuation, apostrophes and special letters as people do', async () => {
  await listed('“Blorvex” armchair', 'Sofa/squidbed', 'Men’s zorbel', 'RØDE NT7', 'Quux MX-5')
  for (const q of ['blorvex', 'BLORVEX', '‘blorvex’'])
    expect(await titles({ q })).toEqual(['“Blorvex” armchair'])
  expect(await titles({ q: 'squidbed' })).toEqual(['Sofa/squidbed'])
  for (const q of ["men's zorbel", 'mens zorbel', 'man’s zorbels'])
    expect(await titles({ q })).toEqual(['Men’s zorbel'])
  for (const q of ['rode nt7', 'røde nt 7', 'NT-7']) expect(await titles({ q })).toEqual(['RØDE NT7'])
  for (const q of ['quux mx5', 'mx 5', 'MX-5']) expect(await titles({ q })).toEqual(['Quux MX-5'])
})

test('stop words count only if they are alone', async () => {
  await listed('The Who: My Generation')
  expect(await titles({ q: 'the who' })).toEqual(['The Who: My Generation'])
  expect(await titles({ q: 'generation by the' })).toEqual(['The Who: My Generation'])
})

test('a word of the category finds its subcategories', async () => {
  await listed('Bianchi Celeste, 56 cm')
  expect(await titles({ q: 'bianchi bike' })).toEqual(['Bianchi Celeste, 56 cm'])
})

test('a title ranks above a description', async () => {
  await listed('Commuter bicycle bell')
  const [first] = await titles({ q: 'commuter bell' })
  expect(first).toBe('Commuter bicycle bell')
})

test.each([`' or 1=1 --`, `a:* & (b`, `<-> | !`, '\\', '%_%', '"unclosed', '=c:101', 'ā'.repeat(120), '😀'])(
  '%j is read as plain words',
  async (q) => {
    const answer = await search({ q })
    expect(answer).toMatchObject({ items: [], total: 0, next_cursor: null })
  },
)
