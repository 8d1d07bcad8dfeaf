import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makePdf } from './pdf-fonts.ts'

/** Returns, for each rendered line, where its parts begin, and their letters as glyph numbers. */
function readLines(pdf: Buffer) {
  const file = pdf.toString('latin1')
  const rendered = [...file.matchAll(/\/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g)]
    .map(([, bytes]) => inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes('TJ'))
    .join('\n')
  return [...rendered.matchAll(/1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) [^[]*\[(.*?)\] TJ/g)].map(
    ([, x, y, font, shown]) => ({
      x: Number(x),
      y: Number(y),
      font,
      glyphs: [...shown!.matchAll(/<(\w*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []),
    }),
  )
}

const render = (text: string, options: PDFKit.Mixins.TextOptions = {}) =>
  makePdf('Names', (pdf) => void pdf.text(text, 48, 48, { width: 200, ...options }))

test.each([
  ['of English', 'Mere Wilson', 1],
  ['of Māori', 'Ōtautahi Motors', 1],
  ['of Tongan', 'ʻOfa Tuʼipulotu', 1],
  ['of Vietnamese', 'Nguyễn Thị Bưởi', 2],
  ['of Greek', 'Ευάγγελος', 1],
  ['of Russian', 'Наталья', 1],
  ['of Chinese', '小明 陳黃', 2],
  ['of Japanese', 'さくら カナ', 2],
  ['of Korean', '김민준', 1],
  ['of Thai', 'สมชาย', 1],
  ['of two unlike alphabets in one word', '小Наталья', 1],
])('a PDF renders the letters %s', async (_which, name, parts) => {
  for (const font of ['regular', 'strong']) {
    const lines = readLines(await makePdf('Names', (pdf) => void pdf.font(font).text(name, { width: 400 })))
    expect(lines.length).toBeGreaterThanOrEqual(parts)
    expect(lines.flatMap(({ glyphs }) => glyphs)).not.toContain('0000')
    expect(new Set(lines.map(({ y }) => y)).size).toBe(1)
  }
})

test('a PDF keeps names in several alphabets on the right, within their width', async () => {
  const lines = readLines(await render('Mere 小明 и Наталья '.repeat(6), { align: 'right' }))
  const starts = new Map(lines.toReversed().map(({ x, y }) => [y, x]))
  expect(starts.size).toBeGreaterThan(2)
  for (const x of starts.values()) expect(x).toBeGreaterThanOrEqual(48)
  expect(Math.max(...starts.values())).toBeGreaterThan(60)
})

test('a PDF opens no other font if the brand’s own has all letters', async () => {
  expect((await render('Ōtautahi Motors')).toString('latin1')).not.toContain('Noto')
  expect((await render('小明')).toString('latin1')).toContain('NotoSansHans')
})
