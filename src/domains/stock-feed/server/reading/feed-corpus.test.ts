import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readProcessorTime } from '#test/harness/processor-time.ts'
import { aFeedVehicle, aJpeg, aPush, feedCsv, feedXml, zipOf } from '#test/harness/market/stock-feeds.ts'
import { readFeedFile, takeOut } from './feed-file.adapter.ts'
import type { FeedFile } from '../formats/format.types.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-corpus-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
async function read(bytes: Buffer | string) {
  const file = path.join(folder, `${(count += 1)}`)
  await writeFile(file, bytes)
  return await readFeedFile(file, folder)
}

const vehicle = aFeedVehicle('A1', { Make: 'Citroën', Model: 'C3 “Aircross”' })
const windows1252 = (text: string) => {
  const high: Record<string, number> = { ë: 0xeb, '“': 0x93, '”': 0x94 }
  return Buffer.from(Array.from(text, (letter) => high[letter] ?? letter.charCodeAt(0)))
}

const good: [string, () => Promise<Buffer | string> | Buffer | string][] = [
  ['a push', () => aPush([vehicle])],
  ['XML in UTF-8', () => feedXml([vehicle], 'D1', '<?xml version="1.0" encoding="UTF-8"?>')],
  ['XML without a declaration', () => feedXml([vehicle], 'D1', '')],
  ['XML with a byte order mark', () => `\ufeff${feedXml([vehicle], 'D1')}`],
  [
    'XML in Windows-1252',
    () => windows1252(feedXml([vehicle], 'D1', '<?xml version="1.0" encoding="Windows-1252"?>')),
  ],
  ['XML in Windows-1252 that says nothing', () => windows1252(feedXml([vehicle], 'D1', ''))],
  ['CSV', () => feedCsv([vehicle])],
  ['CSV in Windows-1252', () => windows1252(feedCsv([vehicle]))],
  ['CSV with semicolons', () => `Make;stock no;Model\nCitroën;A1;C3 “Aircross”\n\n`],
]

test.each(good)('%s is read', async (_name, make) => {
  const feed = (await read(await make())) as FeedFile
  expect(feed.vehicles).toHaveLength(1)
  expect(feed.vehicles[0]!.fields).toMatchObject({ StockNo: 'A1', Make: 'Citroën', Model: 'C3 “Aircross”' })
})

test('pictures are found by their names, in order, and extracted', async () => {
  const [one, two] = [await aJpeg('#ff0000'), await aJpeg('#00ff00')]
  const pictures = {
    'A_1_10.jpg': one,
    'A_1_2.JPG': two,
    'B_1.jpeg': one,
    'readme.txt': Buffer.from('hello'),
  }
  const feed = (await read(await aPush([vehicle], { pictures }))) as FeedFile
  const found = new Map(feed.pictures)
  expect([...found.keys()].toSorted()).toEqual(['a_1', 'b'])
  expect(found.get('a_1')!.map(({ n, name }) => [n, name])).toEqual([
    [2, 'A_1_2.JPG'],
    [10, 'A_1_10.jpg'],
  ])
  const taken = await takeOut(feed.archives[0]!, ['B_1.jpeg', 'gone.jpg'], folder)
  expect(taken).toEqual([['B_1.jpeg', path.join(folder, '0.jpg')]])
})

const bomb = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')
const laughs = Array.from(
  { length: 12 },
  (_, n) => `<!ENTITY l${n + 1} "&l${n};&l${n};&l${n};&l${n};&l${n};">`,
)

/** Replaces a name with one of the same length that no archiver writes. */
async function renamed(from: string, to: string, content = 'x'): Promise<Buffer> {
  const zip = await zipOf({ [from]: content, 'SML.XML': feedXml([vehicle], 'D1'), 'END.XML': '' })
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

const unreadable = Buffer.alloc(40, 0xff)

/** Builds a valid archive whose compressed data is damaged. */
async function spoilt(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = await zipOf(files)
  unreadable.copy(zip, 60)
  return zip
}

/** Changes the size in the directory, at its offset after the signature. */
async function shrunk(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = await zipOf(files)
  zip.writeUInt32LE(10, zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  return zip
}

const hostile: [string, () => Promise<Buffer | string> | Buffer | string, RegExp][] = [
  ['nothing', () => '', /empty/],
  ['END.XML left out', () => aPush([vehicle], { leaves_out: ['END.XML'] }), /END\.XML is missing/],
  ['SML.XML left out', () => aPush([vehicle], { leaves_out: ['SML.XML'] }), /no SML\.XML/],
  ['half a ZIP', async () => (await aPush([vehicle])).subarray(0, 400), /damaged or incomplete/],
  [
    'a ZIP whose XML can’t be unpacked',
    () => spoilt({ 'SML.XML': feedXml([vehicle], 'D1'), 'END.XML': '' }),
    /damaged or incomplete/,
  ],
  [
    'a ZIP whose XML is longer than it says',
    () => shrunk({ 'SML.XML': feedXml([vehicle], 'D1'), 'END.XML': '' }),
    /damaged or incomplete/,
  ],
  ['a ZIP bomb', () => zipOf({ 'SML.XML': bomb(40), 'END.XML': '' }), /far too large/],
  [
    'a ZIP bomb among the pictures',
    async () =>
      zipOf({
        'SML.XML': feedXml([vehicle], 'D1'),
        'SML-1-Data.ZIP': await zipOf({ 'A1_1.jpg': bomb(20) }),
        'END.XML': '',
      }),
    /far too large/,
  ],
  [
    'a ZIP in the ZIP in the ZIP',
    async () => aPush([vehicle], { pictures: { 'more.zip': await zipOf({ a: 'b' }) } }),
    /ZIP among the pictures/,
  ],
  [
    'an Excel workbook',
    () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
    /Save it as a CSV/,
  ],
  ['a path upward', () => renamed('aaaaaaaaaaaa', '../../etc/cr'), /folders or paths/],
  ['an absolute path', () => renamed('aaaaaaaaaaaa', '/etc/cronabcd'.slice(0, 12)), /folders or paths/],
  ['a path with a backslash', () => renamed('aaaaaaaaaaaa', '..\\win\\a.exe'), /folders or paths/],
  [
    'a folder among the pictures',
    () => aPush([vehicle], { pictures: { 'in/A1_1.jpg': Buffer.from('x') } }),
    /folders or paths/,
  ],
  [
    'too many files',
    () => zipOf(Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`f${n}`, 'x']))),
    /too many files/,
  ],
  [
    'a billion laughs',
    () =>
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${laughs.join('')}]><SML UserID="D1"><Item><StockNo>&l12;</StockNo></Item></SML>`,
    /DOCTYPE/,
  ],
  [
    'an external entity',
    () =>
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><SML UserID="D1"><Item><StockNo>&x;</StockNo></Item></SML>',
    /DOCTYPE/,
  ],
  ['an undeclared entity', () => '<SML UserID="D1"><Item><StockNo>&nbsp;</StockNo></Item></SML>', /entity/],
  ['megabytes in one declaration', () => `<SML><!${'a'.repeat(20e6)}></SML>`, /DOCTYPE/],
  ['megabytes in one name', () => `<SML><${'a'.repeat(20e6)}/></SML>`, /laid out/],
  ['millions of elements', () => `<SML>${'<a/>'.repeat(5e6)}</SML>`, /laid out/],
  ['a comment that never ends', () => `<SML><!--${'- '.repeat(10e6)}</SML>`, /damaged or incomplete/],
  ['XML that ends early', () => '<SML UserID="D1"><Item><StockNo>A1', /damaged or incomplete/],
  ['XML that is crossed', () => '<SML UserID="D1"><Item></SML></Item>', /damaged or incomplete/],
  ['XML a thousand deep', () => `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`, /laid out/],
  [
    'UTF-8 that is none',
    () => windows1252(feedXml([vehicle], 'D1', '<?xml version="1.0" encoding="UTF-8"?>')),
    /isn’t/,
  ],
  [
    'an encoding that nobody knows',
    () => feedXml([vehicle], 'D1', '<?xml version="1.0" encoding="EBCDIC-37"?>'),
    /EBCDIC-37/,
  ],
  ['UTF-16', () => Buffer.from(`\ufeff${feedXml([vehicle], 'D1')}`, 'utf16le'), /UTF-16/],
  ['a CSV without stock numbers', () => 'Make,Model\nToyota,Corolla', /StockNo/],
  ['a CSV whose quotation never ends', () => 'StockNo,Make\n"A1,Toyota\nA2,Mazda', /quotation mark/],
  [
    'megabytes in one quotation that never ends',
    () => `StockNo,Make\n"${'a'.repeat(20e6)}`,
    /quotation mark/,
  ],
  ['more vehicles than anybody has', () => `StockNo\n${'A\n'.repeat(10_001)}`, /more than 10000/],
  ['a picture', () => aJpeg('#ffffff'), /isn’t a ZIP, an XML or a CSV/],
  ['a PDF', () => '%PDF-1.7\nStockNo', /isn’t a ZIP, an XML or a CSV/],
  [
    'a workbook of old Excel',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]),
    /isn’t a ZIP, an XML or a CSV/,
  ],
]

describe('hostile or broken input is refused with a plain message', () => {
  test.each(hostile)(
    '%s',
    async (_name, make, words) => {
      const began = readProcessorTime()
      const answer = await read(await make())
      expect(answer).toEqual({ refused: expect.stringMatching(words) })
      expect((answer as { refused: string }).refused).toMatch(/^[A-Z].*\.$/)
      expect(readProcessorTime() - began).toBeLessThan(15_000)
    },
    30_000,
  )
})

test.each([
  ['CSV', (make: string) => `StockNo,Make\n\u0000A1,"${make}"\n\n,,\n`],
  ['XML', (make: string) => `<SML><Item><StockNo>\u0000A1</StockNo><Make>${make}</Make></Item></SML>`],
])('characters that the database refuses are left out of %s', async (_kind, write) => {
  // A surrogate pair at the very end of the limit, and much more behind it.
  const feed = (await read(write(`${'a'.repeat(9_999)}🚗${'b'.repeat(3e6)}`))) as FeedFile
  expect(feed.vehicles).toHaveLength(1)
  const { StockNo, Make } = feed.vehicles[0]!.fields
  expect(StockNo).toBe('A1')
  expect(Make).toBe('a'.repeat(9_999))
})

test.each([
  ['one comment', `<!--${'a'.repeat(40e6)}-->`],
  ['short comments', '<!---->'.repeat(5e6)],
  ['comments of dashes and brackets', `<!-- <Item> ${'- '.repeat(20e3)}-->`.repeat(900)],
  ['instructions', '<?a b?>'.repeat(5e6)],
])('40 megabytes of %s take under a second, and don’t affect the rest', async (_name, expected) => {
  const began = readProcessorTime()
  const item = `<Item><StockNo>A<!-- x -->1</StockNo><Make><![CDATA[<!-- Citroën -->]]></Make>${expected}</Item>`
  const feed = (await read(`<SML UserID="D1">${item}</SML>`)) as FeedFile
  expect(feed.vehicles).toEqual([{ fields: { StockNo: 'A1', Make: '<!-- Citroën -->' }, extras: [] }])
  expect(readProcessorTime() - began).toBeLessThan(10_000)
})

test('millions of blank lines and quotation marks take under a second', async () => {
  const began = readProcessorTime()
  const feed = (await read(`StockNo,Make${'\n'.repeat(20e6)}A1,"${'""'.repeat(5e6)}"\n`)) as FeedFile
  expect(feed.vehicles).toEqual([{ fields: { StockNo: 'A1', Make: '"'.repeat(10_000) }, extras: [] }])
  expect(readProcessorTime() - began).toBeLessThan(10_000)
})

test('an archive whose entry exceeds its stated size extracts nothing', async () => {
  const file = path.join(folder, 'lying.zip')
  await writeFile(file, await shrunk({ 'A1_1.jpg': Buffer.alloc(100_000, 'abcdefg') }))
  expect(await takeOut(file, ['A1_1.jpg'], folder)).toEqual([])
})
