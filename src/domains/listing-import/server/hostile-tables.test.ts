import { memoryUsage } from 'node:process'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ListingImport } from '#domains/listing-import/common/listing-import.ts'
import { anItem, itemsCsv, makeImportSteps, sendImport } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aJpeg, zipOf } from '#test/harness/market/stock-feeds.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  seller = await aMember(app)
})

const { compare, read } = makeImportSteps(() => ({ app, seller }))

type Bytes = Buffer | string
type Make = () => Bytes | Promise<Bytes>

const item = anItem('A1', { title: 'Kete whāriki “woven”' })
const csv = itemsCsv([item])

const windows1252 = (text: string) => {
  const high: Record<string, number> = { '“': 0x93, '”': 0x94 }
  return Buffer.from(Array.from(text.replaceAll('ā', 'a'), (letter) => high[letter] ?? letter.charCodeAt(0)))
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** Read in full: one new item, whatever the file is like. */
const readable: [string, Make][] = [
  ['UTF-8', () => csv],
  ['UTF-8 with a mark', () => `\ufeff${csv}`],
  ['UTF-16, little end first', () => Buffer.from(`\ufeff${csv}`, 'utf16le')],
  ['UTF-16, big end first', () => utf16be(`\ufeff${csv}`)],
  ['Windows-1252', () => windows1252(csv)],
  ['semicolons', () => itemsCsv([item], ';')],
  ['tabs', () => itemsCsv([item], '\t')],
  ['a line that names the separator', () => `sep=;\r\n${itemsCsv([item], ';')}`],
  ['lines that end with CR', () => csv.replaceAll('\r\n', '\r')],
  ['a million blank rows', () => `${csv}\r\n${',,,,,\r\n'.repeat(1_000_000)}`],
  ['names in other cases, with spaces', () => csv.replace('"sale_method"', '" Sale  METHOD "')],
  [
    'columns that nobody knows',
    () => csv.replace('"reference"', '"=cmd|calc","reference"').replace('"A1"', '"x","A1"'),
  ],
  ['text from right to left', () => itemsCsv([{ ...item, title: 'مرآة \u202eقديمة' }])],
  ['formulas in every text', () => itemsCsv([{ ...item, title: '=1+1 print', description: '@SUM(A1)' }])],
  ['NUL among the letters', () => csv.replace('woven', 'wo\u0000ven')],
  ['a ZIP with the CSV', () => zipOf({ 'items.csv': csv })],
]

test.each(readable)('a table with %s is read', async (_name, make) => {
  const { run, items } = await compare(await make())
  expect(items.map(({ outcome, problems }) => [outcome, problems])).toEqual([['new', []]])
  expect(run.status).toBe('ready')
})

const bomb = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')

async function renamed(from: string, to: string): Promise<Buffer> {
  const zip = await zipOf({ [from]: 'x', 'items.csv': csv })
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Refused as a whole, with a sentence that says how to go on. */
const refusedFiles: [string, Make, RegExp][] = [
  ['nothing', () => '', /empty/],
  ['only names', () => 'reference,title', /no rows/],
  ['no reference column', () => 'title,price\nA,1', /no column “reference”/],
  ['a column twice', () => 'reference,title,Title\nA,b,c', /“title” is there twice/],
  ['the same column by two names', () => 'reference,sku\nA,b', /“reference” is there twice/],
  ['a quotation that never ends', () => 'reference,title\n"A1,Jar\nA2,Pot', /quotation mark/],
  ['megabytes in one quotation', () => `reference,title\n"${'a'.repeat(15e6)}`, /quotation mark|characters/],
  ['a cell of a megabyte', () => `reference,title\nA1,${'a'.repeat(1e6)}`, /more than 20,000 characters/],
  ['a CSV of 30 megabytes', () => `reference\n${'A1\n'.repeat(10e6)}`, /larger than/],
  ['a thousand columns', () => `reference${',a'.repeat(1_000)}\nA1`, /more than 200 columns/],
  ['a million columns', () => `reference${','.repeat(1_000_000)}\nA1`, /more than 200 columns/],
  [
    '5,001 rows',
    () => `reference\n${Array.from({ length: 5_001 }, (_, n) => `A${n}`).join('\n')}`,
    /more than 5,000 rows/,
  ],
  ['more cells than columns', () => 'reference,title\nA1,Jar,12.50', /more cells than there are columns/],
  ['a picture', () => aJpeg('#ffffff'), /isn’t a CSV/],
  ['a PDF', () => '%PDF-1.7\nreference', /isn’t a CSV/],
  ['UTF-16 cut in half', () => Buffer.from(`\ufeff${csv}`, 'utf16le').subarray(0, 101), /can’t be read/],
  ['an Excel workbook', () => zipOf({ '[Content_Types].xml': '<Types/>', 'a.csv': csv }), /Excel workbook/],
  ['an old workbook', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), bomb(1)]), /isn’t a CSV/],
  ['half a ZIP', async () => (await zipOf({ 'items.csv': csv })).subarray(0, 60), /damaged or incomplete/],
  ['a ZIP bomb', () => zipOf({ 'items.csv': bomb(40) }), /too large/],
  ['a ZIP without a CSV', () => zipOf({ 'a.jpg': 'x' }), /no CSV/],
  ['a ZIP with two CSVs', () => zipOf({ 'a.csv': csv, 'b.csv': csv }), /several CSVs/],
  ['a path upward', () => renamed('aaaaaaaaaaaa', '../../etc/cr'), /folders or paths/],
  ['a path with a backslash', () => renamed('aaaaaaaaaaaa', '..\\win\\a.exe'), /folders or paths/],
  ['an absolute path', () => renamed('aaaaaaaaaaaa', '/etc/crontab'), /folders or paths/],
  ['XML', () => '<?xml version="1.0" encoding="EBCDIC-37"?><a/>', /isn’t a CSV/],
]

describe('a hostile or broken file is refused with a plain message', () => {
  test.each(refusedFiles)('%s', async (_name, make, words) => {
    const before = memoryUsage().rss
    const began = Date.now()
    const { status, reply } = await sendImport(app, seller, await make())
    expect(status).toBe(202)
    await app.settle()
    const { run } = await read((reply as ListingImport).id)
    expect(run).toMatchObject({ status: 'failed', failure: expect.stringMatching(words) })
    expect(Date.now() - began).toBeLessThan(20_000)
    // The table is parsed elsewhere, so what it takes isn't taken here.
    expect(memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })
})

/** One cell is refused, and the sentence is in its row with the column's name. */
const refusedCells: [string, Record<string, string>, string, RegExp][] = [
  ['a price in powers of ten', { price: '1e9' }, 'price', /amount like/],
  ['a negative price', { price: '-5' }, 'price', /amount like/],
  ['a price as in Germany', { price: '1.234,50' }, 'price', /amount like/],
  ['a price of words', { price: 'free' }, 'price', /amount like/],
  ['a price of a trillion', { price: '1000000000000' }, 'price', /amount like/],
  ['a price of nothing', { price: '0' }, 'price', /more than/],
  ['a quantity of a half', { quantity: '0.5' }, 'quantity', /whole number/],
  ['a condition that nobody knows', { condition: 'mint' }, 'condition', /“new” or “used”/],
  ['a way of selling that nobody knows', { sale_method: 'raffle' }, 'sale_method', /“auction”/],
  ['a wrong digit in a GTIN', { gtin: '9414742100018' }, 'gtin', /last digit/],
  ['a GTIN of 11 digits', { gtin: '94147421000' }, 'gtin', /8, 12, 13 or 14/],
  ['a GTIN as a spreadsheet spoils it', { gtin: '9.41474E+12' }, 'gtin', /8, 12, 13 or 14/],
  ['a category of vehicles', { category: 'Cars' }, 'category', /no category/],
  ['a suburb elsewhere', { suburb: 'Petone', district: 'Auckland' }, 'suburb', /in this district/],
  ['delivery that can’t be read', { delivery: 'Courier seven dollars' }, 'delivery', /can’t be read/],
  ['a detail that the category lacks', { 'attr.horsepower': '7' }, 'attr.horsepower', /no such detail/],
  ['a title that is too long', { title: 'a'.repeat(81) }, 'title', /80/],
  ['a picture at this machine', { pictures: 'https://127.0.0.1/a.jpg' }, 'pictures', /public internet/],
  [
    'a picture where clouds keep secrets',
    { pictures: 'https://169.254.169.254/latest' },
    'pictures',
    /public internet/,
  ],
  ['a picture at a private address', { pictures: 'https://[fd00::1]/a.jpg' }, 'pictures', /public internet/],
  ['a picture at a number', { pictures: 'https://2130706433/a.jpg' }, 'pictures', /public internet/],
  ['a picture at a local name', { pictures: 'https://localhost/a.jpg' }, 'pictures', /public internet/],
  ['a picture with a password', { pictures: 'https://a:b@example.nz/a.jpg' }, 'pictures', /public internet/],
  ['a picture without https', { pictures: 'http://example.nz/a.jpg' }, 'pictures', /https/],
  ['a picture in a file', { pictures: 'file:///etc/passwd' }, 'pictures', /https/],
  ['a script for a picture', { pictures: 'javascript:alert(1)' }, 'pictures', /https/],
  [
    '21 pictures',
    { pictures: Array.from({ length: 21 }, (_, n) => `https://a.nz/${n}`).join('|') },
    'pictures',
    /at most 20/,
  ],
  ['a file that isn’t in a ZIP', { pictures: 'a.jpg' }, 'pictures', /no address/],
]

test.each(refusedCells)('%s is refused in its row', async (_name, cells, column, words) => {
  const { run, items } = await compare([anItem('B1', cells)])
  expect(items).toMatchObject([{ outcome: 'refused', row: 2 }])
  expect(items[0]!.problems).toContainEqual({ column, says: expect.stringMatching(words) })
  expect(run.status).toBe('done')
})

test.each([
  ['in the past', '2020-01-01 12:00'],
  ['the 31st of February', '31/2/2027 12:00'],
  ['month first', '2027/31/12'],
])('a closing time %s is refused', async (_name, closing) => {
  const auction = { sale_method: 'auction', price: '', start_price: '10', closing }
  const { items } = await compare([anItem('C1', auction)])
  expect(items[0]).toMatchObject({ outcome: 'refused', problems: [{ column: 'closing' }] })
})

test('a row may name 5,000 characters of rubbish in each column, and is refused for each', async () => {
  const names = Object.keys(anItem('D1')).filter((name) => name !== 'reference' && name !== 'description')
  const rubbish = Object.fromEntries(names.map((name) => [name, '\u202e%00"=;|'.repeat(600)]))
  const { items } = await compare([anItem('D1', rubbish)])
  expect(items[0]!.outcome).toBe('refused')
  expect(items[0]!.problems.length).toBeGreaterThan(4)
})
