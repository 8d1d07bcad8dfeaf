import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { must } from '#platform/common/must.ts'
import { getSegmenter } from '#platform/common/texts/intl.ts'

const woffHeadBytes = 44
const woffEntryBytes = 20
const headBytes = 12
const entryBytes = 16

/**
 * Returns the uncompressed font: reading a compressed one would decompress a whole table for each
 * letter.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(headBytes + count * entryBytes)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeadBytes + index * woffEntryBytes
    const readWord = (at: number) => woff.readUInt32BE(entry + at)
    const [start, packedBytes, bytes, checksum] = [readWord(4), readWord(8), readWord(12), readWord(16)]
    const compressed = woff.subarray(start, start + packedBytes)
    const table = packedBytes === bytes ? compressed : inflateSync(compressed)
    const at = headBytes + index * entryBytes
    woff.copy(directory, at, entry, entry + 4)
    for (const [place, value] of [checksum, offset, bytes].entries())
      directory.writeUInt32BE(value, at + 4 + place * 4)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}

const require = createRequire(import.meta.url)
const chineseFont = (file: string) => path.join(require.resolve('@embedpdf/fonts-sc'), '../../fonts', file)

let unpacked: Buffer | undefined
const lastFont = () =>
  (unpacked ??= unpackWoff(
    readFileSync(require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  ))

/**
 * Tried in order for each word: the brand's own, then Greek, Cyrillic and Vietnamese, then Chinese
 * and Japanese, then all else. Whole fonts (the screens use subsets), of which only needed ones are
 * opened.
 */
const fonts = {
  regular: [
    () => require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
    () => require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    () => chineseFont('NotoSansHans-Regular.otf'),
    lastFont,
  ],
  strong: [
    () => require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    () => require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
    () => chineseFont('NotoSansHans-Bold.otf'),
    lastFont,
  ],
}

interface Font {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
  ascender: number
}

interface LineOptions extends PDFKit.Mixins.TextOptions {
  lineWidth?: number
  textWidth?: number
}

/**
 * `_fragment` renders a piece of one line, and is the only place where lines are broken but not yet
 * rendered.
 */
interface Inside {
  _font: Font
  _fontSize: number
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void
}

interface Run {
  text: string
  font: Font
}

const hasGlyphs = ({ font }: Font, text: string) =>
  Array.from(text, (letter) => must(letter.codePointAt(0), 'code point')).every((point) =>
    font.hasGlyphForCodePoint(point),
  )

/**
 * Registers `regular` and `strong`, and renders each word in the first font that has all its
 * letters.
 */
function registerFonts(pdf: PDFKit.PDFDocument): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PDFKit's types leave out what it calls private.
  const inside = pdf as unknown as Inside
  const families = new Map<Font, (() => Font)[]>()

  function openFont(name: string): Font {
    const { _font: current } = inside
    pdf.font(name)
    const { _font: opened } = inside
    inside._font = current
    return opened
  }

  for (const [name, [own, ...others]] of Object.entries(fonts)) {
    pdf.registerFont(name, must(own, 'font of our own')())
    const opened = openFont(name)
    const openers = others.map((find, index) => () => {
      const other = `${name} ${index + 1}`
      pdf.registerFont(other, find())
      return openFont(other)
    })
    families.set(opened, openers)
  }

  function findFont(text: string, own: Font): Font | undefined {
    if (hasGlyphs(own, text)) return own
    for (const open of families.get(own) ?? []) {
      const font = open()
      if (hasGlyphs(font, text)) return font
    }
    return undefined
  }

  function splitRuns(text: string): Run[] {
    const own = inside._font
    if (hasGlyphs(own, text)) return [{ text, font: own }]
    const runs: Run[] = []
    const add = (piece: string, font: Font) => {
      const last = runs.at(-1)
      if (last?.font === font) last.text += piece
      else runs.push({ text: piece, font })
    }
    for (const [word] of text.matchAll(/\s+|\S+/g)) {
      const font = findFont(word, own)
      if (font) add(word, font)
      else for (const { segment } of getSegmenter().segment(word)) add(segment, findFont(segment, own) ?? own)
    }
    return runs
  }

  function forRuns(text: string, act: (run: Run) => void): void {
    const own = inside._font
    for (const run of splitRuns(text)) {
      inside._font = run.font
      act(run)
    }
    inside._font = own
  }

  const measureRun = pdf.widthOfString.bind(pdf)
  const renderRun = inside._fragment.bind(pdf)

  pdf.widthOfString = (text, options) => {
    let width = 0
    forRuns(text, (run) => (width += measureRun(run.text, options)))
    return width
  }

  inside._fragment = (piece, x, y, options) => {
    const text = piece.replaceAll('\n', '')
    const baseline = (-inside._font.ascender / 1000) * inside._fontSize
    let at = x + findIndent(options, () => pdf.widthOfString(text.trimEnd(), options))
    forRuns(text, (run) => {
      renderRun(run.text, at, y, { ...options, baseline, align: 'left' })
      at += measureRun(run.text, options)
    })
  }
}

function findIndent({ align, width, lineWidth = 0, textWidth = 0 }: LineOptions, measure: () => number) {
  if (!width) return 0
  if (align === 'right') return lineWidth - measure()
  return align === 'center' ? (lineWidth - textWidth) / 2 : 0
}

export type Pdf = PDFKit.PDFDocument

interface PdfOptions {
  author?: string
  /** The same content at the same instant makes the same file; now by default. */
  made_at?: Date
  /** Pages stay open, so that each can show the page count. */
  buffersPages?: boolean
  size?: 'A4' | 'A6'
  /** In points, on all sides. */
  margin?: number
}

/**
 * A4 unless said, tagged for screen readers, with the fonts `regular` and `strong`.
 * @param draw adds structure elements
 */
export async function makePdf(
  title: string,
  render: (pdf: Pdf) => void,
  { author, made_at: madeAt, buffersPages = false, size = 'A4', margin = 48 }: PdfOptions = {},
): Promise<Buffer> {
  // Takes half a second to load, which no start or page should wait for.
  const { default: Pdfkit } = await import('pdfkit')
  const pdf = new Pdfkit({
    size,
    margin,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-NZ',
    displayTitle: true,
    bufferPages: buffersPages,
    info: {
      Title: title,
      Creator: 'Hoko',
      ...(author && { Author: author }),
      ...(madeAt && { CreationDate: madeAt, ModDate: madeAt }),
    },
  })
  registerFonts(pdf)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(pdf, 'end')
  pdf.font('regular')
  render(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
