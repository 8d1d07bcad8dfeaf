import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchListings } from '#domains/search/common/search.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { passEndedOpenHomes } from './index/search-row.service.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const home = (day: number) => ({
  starts_at: `2099-11-${day}T01:00:00.000Z`,
  ends_at: `2099-11-${day}T01:30:00.000Z`,
})

async function aHouse(title: string, ...days: number[]): Promise<ListingId> {
  const { id } = await app.as(seller).call(createListing, {
    type: 'property',
    title,
    description: 'As good as it looks.',
    suburb: 'petone',
    category_id: await aCategory(app, 'property'),
    property: {
      purpose: 'sale',
      property_type: 'house',
      price_method: 'asking_price',
      price_cents: 87_654_300,
      bedrooms: 3,
      bathrooms: 1,
      floor_area_m2: 120,
      land_area_m2: 809,
      open_homes: days.map(home),
    },
  })
  expect(await app.as(seller).call(setListingStatus, { id, status: 'active' })).toMatchObject({
    status: 'active',
  })
  return id
}

/** Read one by one, so that each page begins within the order. */
async function inOrder(): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const page = await app
      .as(null)
      .call(searchListings, { type: 'property', sort: 'open_home', limit: 1, cursor })
    titles.push(...page.items.map(({ title }) => title))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return titles
}

async function moveToThePast(id: ListingId): Promise<void> {
  const { db } = app.platform
  const past = [{ starts_at: '2026-01-10T01:00:00.000Z', ends_at: '2026-01-10T01:30:00.000Z' }, home(29)]
  await sql`
    update property_details set open_homes = ${JSON.stringify(past)}::jsonb where listing_id = ${id}`.execute(
    db,
  )
  await sql`
    update search_rows set open_home_at = '2026-01-10T01:00:00Z' where listing_id = ${id}`.execute(db)
}

test('searchListings sorts properties by their next open home, and those without one last, newest first', async () => {
  await aHouse('Older bungalow without')
  await aHouse('Villa on Sunday', 22)
  const early = await aHouse('Cottage on Saturday', 28, 21)
  await aHouse('Newer bungalow without')
  await app.settle()
  expect(await inOrder()).toEqual([
    'Cottage on Saturday',
    'Villa on Sunday',
    'Newer bungalow without',
    'Older bungalow without',
  ])
  await edit(app, seller, early, { property: { open_homes: [home(28)] } })
  await app.settle()
  expect((await inOrder()).slice(0, 2)).toEqual(['Villa on Sunday', 'Cottage on Saturday'])
})

test('passEndedOpenHomes sorts a property by the open home after the ended one', async () => {
  const id = await aHouse('Whare with one behind it', 20)
  await app.settle()
  expect((await inOrder()).indexOf('Whare with one behind it')).toBe(0)
  await moveToThePast(id)
  await passEndedOpenHomes(app.platform.db)
  expect((await inOrder()).indexOf('Whare with one behind it')).toBe(2)
})
