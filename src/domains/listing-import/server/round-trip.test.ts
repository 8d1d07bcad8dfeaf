import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { readTable } from '#platform/server/files/sent/read-table.adapter.ts'
import { aBidOn, anUnsoldAuction } from '#test/harness/market/listing-life.ts'
import { anItem, makeImportSteps, type ImportRow } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const { compare, importNow } = makeImportSteps(() => ({ app, seller }))

const titles = [
  'A "quoted" thing',
  'Kererū, pōhutukawa and Ōtaki',
  'Teapot 🫖 with 👩🏽‍🍳 cosy',
  '=1+1 in a frame',
  '+64 stickers',
  '-5 degrees thermometer',
  '@home sign',
  "'tis a sign",
  "'=quoted already",
  'Comma, semicolon; tab and | bar',
  'مرآة قديمة mirror',
  '１２３ wide digits',
]

const descriptions = [
  'One line.',
  'First line.\nSecond "line", with quotes.\n\nFourth line.',
  '=HYPERLINK("https://example.nz")\n+1\n-1\n@a',
  'Ends with a quote"',
  '- a\n- list\n- of things',
]

const sales: ImportRow[] = [
  { sale_method: 'fixed price', price: '1,234.50', quantity: '7' },
  { sale_method: 'fixed price', price: '0.05' },
  { sale_method: 'auction', price: '', start_price: '1', reserve: '99.99', duration: '7 days' },
  { sale_method: 'auction', price: '', start_price: '20', buy_now_price: '$150', duration: '36 hours' },
  { sale_method: 'enquire', price: '' },
]

const deliveries = [
  'Courier 7.00; Pickup',
  'Courier Signature required 7.50/12.00; Post 5.00',
  'Own delivery 20 km 15.00; Pickup only',
  'Truck 80.00; Pickup',
  'Post free/-',
  'Pickup only',
]

const rows = Array.from({ length: 60 }, (_, n) =>
  anItem(`RT-${n}`, {
    title: titles[n % titles.length]!,
    description: descriptions[n % descriptions.length]!,
    ...sales[n % sales.length]!,
    delivery: deliveries[n % deliveries.length]!,
    condition: n % 2 === 0 ? 'new' : 'used',
    subtitle: n % 3 === 0 ? '=SUM(A1) "sub"' : '',
    brand: n % 4 === 0 ? '+Brand, "Ltd"' : '',
    gtin: n % 5 === 0 ? '9414742100019' : '',
    suburb: n % 2 === 0 ? 'Petone' : 'Te Aro',
  }),
)

async function exportCsv(address = '/api/listing-csv'): Promise<string> {
  const answer = await app.server.inject({
    url: address,
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

test('an export that is imported again changes nothing', async () => {
  const { run } = await importNow(rows)
  expect(run.report).toMatchObject({ made: 60, refused: 0 })
  // Beside them: a draft, one that has ended, and one with a bid.
  await app.as(seller).call(createListing, { type: 'general', title: '=draft' })
  const ended = await anUnsoldAuction(app, { seller })
  expect(ended.id).toBeGreaterThan(0)
  const auction = (await compare(await exportCsv())).items.find(({ reference }) => reference === 'RT-2')!
  await aBidOn(app, auction.listing_id!)

  const before = await exportCsv()
  const cells = readTable(before, { maxRows: 100, maxColumns: 100 })
  expect(cells[0]!.slice(0, 4)).toEqual(['reference', 'title', 'subtitle', 'description'])
  // A spreadsheet only shows them.
  expect(cells.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  const again = await compare(before)
  expect(again.items.filter(({ outcome }) => outcome !== 'same')).toEqual([])
  expect(again.run).toMatchObject({
    status: 'done',
    found: { same: 62, new: 0, changed: 0, gone: 0, refused: 0 },
  })
  expect(await exportCsv()).toBe(before)
})

test('an export survives another separator, UTF-16 and a spreadsheet’s way of writing', async () => {
  const text = await exportCsv()
  const wide = Buffer.from(text, 'utf16le')
  expect((await compare(wide)).run.found).toMatchObject({ same: 62, changed: 0, refused: 0 })
  const unix = text.replaceAll('\r\n', '\n')
  expect((await compare(unix)).run.found).toMatchObject({ same: 62, changed: 0, refused: 0 })
  const plain = (await compare(text.replaceAll('1234.50', '1234.5'))).run.found
  expect(plain).toMatchObject({ same: 62, changed: 0, refused: 0 })
})
