import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

interface Wishes {
  title: string
  description?: string
  category?: string
  suburb?: string
  make?: string
  model?: string
}

const market: Wishes[] = [
  { title: 'iPhone 13' },
  { title: 'Apple iPhone 13, 128 GB, blue' },
  { title: 'Leather case for iPhone 13' },
  { title: 'Screen protector to suit iPhone 13' },

  { title: 'Oak table' },
  { title: 'Oak dining table' },
  { title: 'Oak cabinet and a table lamp' },
  { title: 'Glass bowl', description: 'Stood on our oak table.' },
  { title: 'Bowl of glass', description: 'Of oak and, if you like, with a table.' },

  { title: 'Bianchi Celeste', category: 'Road bikes' },
  { title: 'Garden shed', description: 'Held one bike for years.' },

  { title: 'Cello' },
  { title: 'Cello, full size' },
  { title: 'Two cellos' },
  { title: 'Music stand', description: 'Good for a cello.' },

  { title: 'Kākāpō print' },
  { title: 'Print of birds', description: 'One kakapo among them.' },

  { title: 'Yamaha FG800' },
  { title: 'Strap', description: 'Fits a Yamaha FG800.' },

  { title: 'Unicycle', suburb: 'otaki' },
  { title: 'Unicycle', suburb: 'te-aro' },
  { title: 'Unicycle, moving house', description: 'Can be seen in Otaki.' },

  { title: 'Tidy wagon', make: 'Subaru', model: 'Legacy' },
  { title: 'Roof racks', description: 'Off a Subaru Legacy.' },

  { title: 'Tidy hatch', make: 'Toyota', model: 'Corolla', suburb: 'ponsonby' },
  { title: 'Another hatch', make: 'Toyota', model: 'Corolla', suburb: 'petone' },

  { title: 'Three-seater sofa' },
  { title: 'Lounge suite, leather' },
  { title: 'Playstation 5 with two controllers' },
  { title: 'Pram by Phil and Teds' },
  { title: 'Scratching post', description: 'Kept the cat off our couch.' },
  { title: 'Esky, 40 litres' },
  { title: 'Whiteboard', description: 'Any bin of chilly pens goes with it.' },

  { title: 'Tablecloth, linen' },
  { title: 'Linen table' },

  { title: 'Kayak, older' },
  { title: 'Kayak, newer' },
]

const cases: { q: string; finds: string[]; because: string }[] = [
  {
    q: 'iphone 13',
    finds: [
      'iPhone 13',
      'Apple iPhone 13, 128 GB, blue',
      'Screen protector to suit iPhone 13',
      'Leather case for iPhone 13',
    ],
    because: 'a title that is just that, then the thing itself, then what is for it',
  },
  {
    q: 'case for iphone 13',
    finds: ['Leather case for iPhone 13'],
    because: 'who asks for what is for it finds that',
  },
  {
    q: 'oak table',
    finds: ['Oak table', 'Oak dining table', 'Oak cabinet and a table lamp', 'Glass bowl', 'Bowl of glass'],
    because: 'title over description, close together over apart, a phrase over words',
  },
  { q: 'bikes', finds: ['Bianchi Celeste', 'Garden shed'], because: 'a category counts for more than text' },
  {
    q: 'cello',
    finds: ['Cello', 'Cello, full size', 'Two cellos', 'Music stand'],
    because: 'one or many is the same word; the title says what it is',
  },
  {
    q: 'cellos',
    finds: ['Cello', 'Cello, full size', 'Two cellos', 'Music stand'],
    because: 'many or one is the same word',
  },
  { q: 'kakapo', finds: ['Kākāpō print', 'Print of birds'], because: 'macrons do not matter' },
  { q: 'KĀKĀPŌ', finds: ['Kākāpō print', 'Print of birds'], because: 'nor do capitals' },
  { q: 'yamaha fg800', finds: ['Yamaha FG800', 'Strap'], because: 'a maker and model in the title' },
  {
    q: 'unicycle otaki',
    finds: ['Unicycle', 'Unicycle, moving house'],
    because: 'a place finds what is there, before what only speaks of it',
  },
  { q: 'subaru legacy', finds: ['Tidy wagon', 'Roof racks'], because: 'a vehicle is of its make and model' },
  {
    q: 'linen table',
    finds: ['Linen table'],
    because: 'a whole word, not the beginning of one',
  },
  {
    q: 'corolla auckland',
    finds: ['Tidy hatch'],
    because: 'a model, and where it is',
  },
  {
    q: 'leather couch',
    finds: ['Lounge suite, leather'],
    because: 'a couch is a lounge suite here',
  },
  {
    q: 'couch',
    finds: ['Lounge suite, leather', 'Three-seater sofa', 'Scratching post'],
    because: 'its other names in a title over its own in a description',
  },
  { q: 'bicycle', finds: ['Bianchi Celeste'], because: 'a bicycle is a bike' },
  { q: 'PS5', finds: ['Playstation 5 with two controllers'], because: 'a PS5 is a Playstation 5' },
  { q: 'buggy', finds: ['Pram by Phil and Teds'], because: 'a buggy is a pram' },
  { q: 'cooler', finds: ['Esky, 40 litres'], because: 'a cooler is an esky' },
  {
    q: 'lounge suite',
    finds: ['Lounge suite, leather', 'Three-seater sofa'],
    because: 'a lounge suite is a sofa',
  },
  {
    q: 'chilly bin',
    finds: ['Esky, 40 litres', 'Whiteboard'],
    because: 'a name of two words goes by another',
  },
  {
    q: 'kayak',
    finds: ['Kayak, newer', 'Kayak, older'],
    because: 'of what fits as well the newest comes first',
  },
]

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  const { items } = await app.as(null).call(listCategories, { all: 'yes' })
  for (const { title, description = 'As it is.', category, suburb = 'petone', make, model } of market) {
    const type = make ? 'vehicle' : 'general'
    const draft = await app.as(seller).call(createListing, {
      type,
      title,
      category_id:
        items.find(({ name }) => name === (category ?? (make ? 'Cars' : 'Other')))?.id ??
        otherOf(items, type),
      condition: 'used',
      description,
      start_price_cents: 1000,
      duration_minutes: 60,
      suburb,
      ...(make && {
        vehicle: {
          subtype: 'car',
          make,
          model,
          year: 2014,
          odometer_km: 1,
          fuel_type: 'petrol',
          transmission: 'cvt',
        },
      }),
    })
    const { status } = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
    if (status !== 'active') throw new Error(`“${title}” is not on the market.`)
  }
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())

const otherOf = (
  items: { id: number; type: string; name: string; parent_id: number | null }[],
  type: string,
) =>
  items.find(
    (one) => one.type === type && one.parent_id !== null && /^(?:Cars|Antiques|Stamps)/.test(one.name),
  )!.id

test.each(cases)('“$q”: $because', async ({ q, finds }) => {
  const { items } = await app.as(null).call(searchListings, { q })
  expect(items.map(({ title }) => title)).toEqual(finds)
})

test.each(cases.filter(({ finds }) => finds.length > 2))(
  '“$q” page by page is the same',
  async ({ q, finds }) => {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { title: string }[]; next_cursor: string | null } = await app
        .as(null)
        .call(searchListings, { q, limit: 1, ...(cursor && { cursor }) })
      found.push(...page.items.map(({ title }) => title))
      cursor = page.next_cursor
    } while (cursor)
    expect(found).toEqual(finds)
  },
)

test('an exact search leaves out synonyms', async () => {
  const { items } = await app.as(null).call(searchListings, { q: 'couch', exact: 'yes' })
  expect(items.map(({ title }) => title)).toEqual(['Scratching post'])
})

test.each([
  (number: number) => `${number}`,
  (number: number) => `#${number}`,
  (number: number) => `No. ${number}`,
  (number: number) => number.toLocaleString('en-NZ'),
])('a listing is found by its number in any format', async (write) => {
  const { id } = (await app.as(null).call(searchListings, { q: 'unicycle' })).items[0]!
  const found = await app.as(null).call(searchListings, { q: write(id), facets: 'yes' })
  expect(found.items.map((card) => card.id)).toEqual([id])
  expect(found).toMatchObject({ total: 1, next_cursor: null })
})

test('a number also finds a sold listing, but no draft', async () => {
  const sold = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Sold elsewhere',
    category_id: otherOf((await app.as(null).call(listCategories, { all: 'yes' })).items, 'general'),
    condition: 'used',
    description: 'As it is.',
    start_price_cents: 1000,
    duration_minutes: 60,
    suburb: 'petone',
  })
  const find = async () => (await app.as(null).call(searchListings, { q: `${sold.id}` })).items
  expect(await find()).toEqual([])
  await app.as(seller).call(setListingStatus, { id: sold.id, status: 'active' })
  await app.as(seller).call(setListingStatus, { id: sold.id, status: 'withdrawn' })
  expect(await find()).toMatchObject([{ id: sold.id, status: 'withdrawn' }])
})
